import { parseUrl } from '@/lib/platform/core/parse-url';

/** A page as a crawler reads it. */
export interface ReadPage {
  path: string;
  status: number;
  isHtml: boolean;
  html: string;
  title: string;
  /** The content of meta tags by `name` or `property`. If several tags have the same name, the last one wins. */
  meta: Record<string, string>;
  canonical: string | undefined;
  /** Paths on this site that the page links to, without fragments. */
  links: string[];
  /** Fragments of this site's pages that the page links to. */
  fragments: { to: string; id: string }[];
  /** The ids of the page's elements. */
  ids: string[];
}

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", amp: '&' };

export const unescapeHtml = (text: string): string =>
  text.replace(/&(lt|gt|quot|amp|#x27|#39);/g, (_, name: string) => ENTITIES[name] ?? '');

const attribute = (tag: string, name: string): string | undefined => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
};

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];

function metaOf(html: string): Record<string, string> {
  const said = tags(html, 'meta').map((tag) => [
    attribute(tag, 'name') ?? attribute(tag, 'property') ?? '',
    attribute(tag, 'content') ?? '',
  ]);
  return Object.fromEntries(said) as Record<string, string>;
}

/** Returns the site's URLs that a page links to. */
function addressesIn(html: string, from: URL): URL[] {
  const addresses = tags(html, 'a').flatMap((tag) => {
    const href = attribute(tag, 'href');
    return (href === undefined ? null : parseUrl(href, from)) ?? [];
  });
  return addresses.filter(({ origin }) => origin === from.origin);
}

const pathIn = ({ pathname, search }: URL): string => pathname + search;

/**
 * Reads a page of the site at `origin` without following redirects. Requests the page as a visitor unless the
 * headers say otherwise.
 */
export async function readPage(origin: string, path: string, headers: HeadersInit = {}): Promise<ReadPage> {
  const url = new URL(path, origin);
  const answer = await fetch(url, { redirect: 'manual', headers });
  const html = await answer.text();
  const addresses = addressesIn(html, url);
  const canonical = tags(html, 'link').find((tag) => attribute(tag, 'rel') === 'canonical');
  return {
    path: url.pathname + url.search,
    status: answer.status,
    isHtml: (answer.headers.get('content-type') ?? '').startsWith('text/html'),
    html,
    title: unescapeHtml(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    meta: metaOf(html),
    canonical: canonical && attribute(canonical, 'href'),
    links: [...new Set(addresses.map(pathIn))],
    fragments: addresses
      .filter(({ hash }) => hash.length > 1)
      .map((address) => ({ to: pathIn(address), id: decodeURIComponent(address.hash.slice(1)) })),
    ids: [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => unescapeHtml(id)),
  };
}

/** True if search engines may list the page under the address it was read from. */
export const isIndexable = (origin: string, page: ReadPage): boolean =>
  page.status === 200 &&
  page.isHtml &&
  !(page.meta.robots ?? '').includes('noindex') &&
  page.canonical !== undefined &&
  new URL(page.canonical).href === new URL(page.path, origin).href;
