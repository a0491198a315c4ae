import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** A plain anchor, which loads a full page: see docs/decisions/links.md. ESLint forbids `next/link`. */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
