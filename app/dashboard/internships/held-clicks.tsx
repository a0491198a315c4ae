'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Prevents the links and buttons of a preview from doing anything. */
function hold(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
  event.preventDefault();
  event.stopPropagation();
}

export const HeldClicks = ({ children }: { children: ReactNode }) => (
  <div onClickCapture={hold} className="pb-20">
    {children}
  </div>
);
