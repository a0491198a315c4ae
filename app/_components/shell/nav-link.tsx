'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { isActive } from './links';

export interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of a navigation that knows whether its page is the one shown. Style the state with `aria-[current]:`. */
export function NavLink({ href, className, children }: NavLinkProps) {
  const path = usePathname();
  const current = path === href ? 'page' : isActive(href, path) ? 'true' : undefined;
  return (
    <a href={href} aria-current={current} className={className}>
      {children}
    </a>
  );
}
