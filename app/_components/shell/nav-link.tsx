'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isActive } from './links';

export interface NavLinkProps {
  href: string;
  /** Current on its own page only, not on those beneath it. */
  exact?: boolean;
  className?: string;
  children: ReactNode;
}

/** A link of a navigation that knows whether its page is the one shown. */
export function NavLink({ href, exact = false, className, children }: NavLinkProps) {
  const path = usePathname();
  const current = path === href ? 'page' : !exact && isActive(href, path) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className={className}>
      {children}
    </a>
  );
}
