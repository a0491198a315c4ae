import type { ComponentProps } from 'react';

export type LinkProps = ComponentProps<'a'> & { href: string };

/**
 * A link within the site. A plain anchor on purpose: pages come finished from the server, and the client router with its
 * prefetching would cost those who pay for their data more than it gives.
 */
export function Link({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>;
}
