import { isDashboard } from '@/lib/platform/http/page-check';

/** What is asked for by a link or a form. */
interface Wanted {
  href: string;
  /** Where it opens: empty for this window. */
  target: string;
}

function read(href: string, here: string): URL | null {
  try {
    return new URL(href, here);
  } catch {
    return null;
  }
}

/** The address of a page of the dashboard that is asked for here; null for any other, and for a place on this page. */
export function destinationOf({ href, target }: Wanted, here: string): URL | null {
  const [to, from] = [read(href, here), new URL(here)];
  if (!to || to.origin !== from.origin || !isDashboard(to.pathname)) return null;
  if (target !== '' && target !== '_self') return null;
  const isPlace = href.includes('#') && to.pathname === from.pathname && to.search === from.search;
  return isPlace ? null : to;
}

/** The address that a browser opens for a form with these fields, which it sends by GET. */
export function withFields(action: string, fields: Iterable<readonly [string, FormDataEntryValue]>): string {
  const query = new URLSearchParams();
  for (const [name, value] of fields) query.append(name, typeof value === 'string' ? value : value.name);
  const address = new URL(action);
  address.search = query.toString();
  return address.href;
}
