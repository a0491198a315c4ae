import { isDashboard } from '@/lib/platform/http/page-check';
import { parseUrl } from '@/lib/platform/core/parse-url';

interface Wanted {
  href: string;
  /** The target window; empty for this one. */
  target: string;
}

/** Returns the URL of a dashboard page to open in this window; null for any other URL or a place on this page. */
export function destinationOf({ href, target }: Wanted, here: string): URL | null {
  const [to, from] = [parseUrl(href, here), new URL(here)];
  if (!to || to.origin !== from.origin || !isDashboard(to.pathname)) return null;
  if (target !== '' && target !== '_self') return null;
  const isPlace = href.includes('#') && to.pathname === from.pathname && to.search === from.search;
  return isPlace ? null : to;
}

export function withFields(action: string, fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.append(name, typeof value === 'string' ? value : value.name);
  const address = new URL(action);
  address.search = query.toString();
  return address.href;
}
