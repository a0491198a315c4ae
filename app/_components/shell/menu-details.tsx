'use client';

import { useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuDetailsProps {
  className?: string;
  children: ReactNode;
}

/** A menu that opens without JavaScript. Closes on Escape and on blur, because it must not cover the focused element. */
export function MenuDetails({ className, children }: MenuDetailsProps) {
  const menu = useRef<HTMLDetailsElement>(null);

  function close() {
    if (menu.current) menu.current.open = false;
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    if (relatedTarget && !menu.current?.contains(relatedTarget)) close();
  }

  return (
    <details ref={menu} onKeyDown={onKeyDown} onBlur={onBlur} className={className}>
      {children}
    </details>
  );
}
