import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/** A plain anchor; ESLint forbids `next/link`: docs/decisions/links.md. */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
