import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link within the site: a plain anchor, which loads a whole page. docs/decisions/links.md says why; lint refuses `next/link`.
 */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
