import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** A plain anchor, which loads a whole page: see docs/decisions/links.md. Lint refuses `next/link`. */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
