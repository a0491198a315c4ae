import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { wantsLightVersion } from '@/lib/platform/http/light-version';
import { plainAddress } from './address';

/** The pages anybody may see, which are the same for all: nothing in them depends on who asks. */
const PAGE =
  /^\/(?:$|(?:internships|career-tips|featured-internships)(?:\/|$)|(?:contact-us|user-agreement|privacy-policy|developers)$)/;

/** What programs read, the same for all. */
const DATA = /^\/(?:(?:feeds|sitemaps|share)(?:\/|$)|(?:sitemap\.xml|robots\.txt)$)/;

/** Files with a fingerprint of their contents in their name: the same for everybody, whoever asks. */
const FILE = /^\/_next\/static\/[\w./~%-]+$/;

/** Asks for something else than the page. */
const OTHER_ANSWER = [
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** Characters; a longer address is none of a page there is: it is answered, but not kept. */
const MAX_ADDRESS_LENGTH = 512;

/** Stands before the address in the key of a page without script and pictures. No address begins so. */
const LIGHT = 'light ';

/** The address that is rendered for all addresses without a route. */
export const MISSING = '/no-such-page';

/** The route of that answer. */
export const MISSING_ROUTE = '/[...missing]';

/**
 * A path without empty segments, which Next.js redirects, outside of `/api`, which answers in JSON, and `/dashboard`, which asks for a
 * session first.
 */
const PLAIN_PATH = /^(?!\/(?:api|dashboard|_next)(?:\/|$))(?:\/[^/]+)+$/;

/** The end of the path of a file. */
export const FILE_NAME = /\.[a-z0-9]{1,8}$/i;

/** What of a request says which page is asked for. */
export type Asked = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether this is a page that visitors can have without script and pictures. */
export const isPublicPage = (url: string): boolean => PAGE.test(pathOf(url));

/** Whether what is kept under this key is a file that never changes. */
export const isFile = (key: string): boolean => FILE.test(key);

/** What kind of thing is kept under a key, for those who count. */
export type CacheKind = 'page' | 'light' | 'data' | 'file';

/** What kind of thing is kept under this key. */
export function kindOf(key: string): CacheKind {
  if (key.startsWith(LIGHT)) return 'light';
  if (isFile(key)) return 'file';
  return isPublicPage(key) || key === MISSING ? 'page' : 'data';
}

/** Whether what is kept under this key is a share picture: those that have to be drawn wait in a queue of their own. */
export const isPicture = (key: string): boolean => key.startsWith('/share/');

const asksForOther = (headers: IncomingHttpHeaders): boolean =>
  OTHER_ANSWER.some((name) => headers[name] !== undefined);

/**
 * What a finished page or file is kept under, or undefined where the answer may be for this person only: its address with what it
 * reads of the query, and for pages whether they are without script and pictures. Who asks makes no difference: a cookie or an
 * authorization never reaches the rendering (`requestFor`). Takes a request whose path can be read.
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

/**
 * The key of the one page that all addresses without a route get, but those of files, or undefined for any other request. Takes the function that gives
 * the route of an address.
 */
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

/** The request of nobody in particular that makes what is kept under this key. */
export function requestFor(key: string): { method: 'GET'; url: string; headers: Record<string, string> } {
  if (!key.startsWith(LIGHT)) return { method: 'GET', url: key, headers: {} };
  return { method: 'GET', url: key.slice(LIGHT.length), headers: { 'save-data': 'on' } };
}
