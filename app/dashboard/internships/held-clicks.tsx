'use client';

import type { MouseEvent, ReactNode } from 'react';

/** Nothing in a preview leads anywhere or does anything. */
function hold(event: MouseEvent) {
  if (!(event.target instanceof Element) || !event.target.closest('a, button')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** What a preview shows. Without script its links work. */
export const HeldClicks = ({ children }: { children: ReactNode }) => (
  <div onClickCapture={hold} className="pb-20">
    {children}
  </div>
);
