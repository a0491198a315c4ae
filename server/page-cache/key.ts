import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { wantsLightVersion } from '@/lib/platform/http/light-version';
import { plainAddress } from './address';

/** Public pages, the same for everyone. */
const PAGE =
  /^\/(?:$|(?:internships|employers|career-tips|featured-internships)(?:\/|$)|(?:contact-us|user-agreement|privacy-policy|developers|feeds|hiring|offline)$)/;

/** Public resources for other software, the same for everyone. */
const DATA =
  /^\/(?:(?:sitemaps\/[^/?]+|feeds\/(?:(?:employers|counties)\/)?[^/?]+|share\/(?:site|(?:articles|listings)\/[^/?]+))(?:\?|$)|(?:sitemap\.xml|robots\.txt|today\.txt)$)/;

/** Content-hashed files, the same for everyone. */
const FILE = /^\/_next\/static\/[\w./~%-]+$/;

/** Headers of requests for something other than the page. */
const OTHER_ANSWER = [
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** No page has a longer address; responses to longer ones are not cached. */
const MAX_ADDRESS_LENGTH = 512;

/** Prefix of a light version's cache key; addresses never start with it. */
const LIGHT = 'light ';

/** The address that is rendered for all addresses without a route. */
export const MISSING = '/no-such-page';
export const MISSING_ROUTE = '/[...missing]';

/** A path without empty segments (Next.js redirects those), outside `/api` (JSON) and `/dashboard` (needs a session). */
const PLAIN_PATH = /^(?!\/(?:api|dashboard|_next)(?:\/|$))(?:\/[^/]+)+$/;

export const FILE_NAME = /\.[a-z0-9]{1,8}$/i;

/** The parts of a request that determine which page is sent. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Only public pages have a light version. */
const isPublicPage = (url: string): boolean => PAGE.test(pathOf(url));
export const isFile = (key: string): boolean => FILE.test(key);

export type CacheKind = 'page' | 'light' | 'data' | 'file';

export function kindOf(key: string): CacheKind {
  if (key.startsWith(LIGHT)) return 'light';
  if (isFile(key)) return 'file';
  return isPublicPage(key) || key === MISSING ? 'page' : 'data';
}

/** Share pictures have their own queue. */
export const isPicture = (key: string): boolean => key.startsWith('/share/');

const asksForOther = (headers: IncomingHttpHeaders): boolean =>
  OTHER_ANSWER.some((name) => headers[name] !== undefined);

/**
 * The cache key of a public page or file: its normalised address, and whether it is the light version. Undefined if the response may be
 * personal. Independent of the visitor: cookies and authorization never reach the rendering (`requestFor`). The path must be decodable.
 */
export function cacheKey({ method, url = '', headers }: Asked): string | undefined {
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const address = plainAddress(url);
  if (address.length > MAX_ADDRESS_LENGTH) return undefined;
  if (isFile(address)) return headers.range === undefined ? address : undefined;
  if (asksForOther(headers)) return undefined;
  if (isPublicPage(address)) return `${wantsLightVersion(headers) ? LIGHT : ''}${address}`;
  return DATA.test(address) ? address : undefined;
}

/** The cache key of the page for addresses without a route, except file names; undefined for any other request. */
export function missingKey(
  { method, url = '', headers }: Asked,
  routeOf: (url: string) => string,
): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || asksForOther(headers)) return undefined;
  const path = pathOf(url);
  return PLAIN_PATH.test(path) && !FILE_NAME.test(path) && routeOf(url) === MISSING_ROUTE
    ? MISSING
    : undefined;
}

/** The anonymous request that renders the entry with this cache key. */
export function requestFor(key: string): { method: 'GET'; url: string; headers: Record<string, string> } {
  if (!key.startsWith(LIGHT)) return { method: 'GET', url: key, headers: {} };
  return { method: 'GET', url: key.slice(LIGHT.length), headers: { 'save-data': 'on' } };
}
