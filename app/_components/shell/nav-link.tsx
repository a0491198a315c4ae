'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isActive } from './links';

export interface NavLinkProps {
  href: string;
  /** Current only on its own page, not on pages below it. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link that marks the current page (`aria-current`). */
export function NavLink({ href, exact = false, className, children }: NavLinkProps) {
  const path = usePathname();
  const current = path === href ? 'page' : !exact && isActive(href, path) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className={className}>
      {children}
    </a>
  );
}
