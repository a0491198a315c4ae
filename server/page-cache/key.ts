import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { savesData, saysOnlyDataSaver } from '@/lib/data-saver';

/** The pages anybody may see, which are the same for all: nothing in them depends on who asks. */
const PAGE =
  /^\/(?:$|(?:internships|career-tips|featured-internships)(?:\/|$)|(?:contact-us|user-agreement|privacy-policy|developers)$)/;

/** What programs read, the same for all. */
const DATA = /^\/(?:(?:feeds|sitemaps|share)(?:\/|$)|(?:sitemap\.xml|robots\.txt)$)/;

/** Files with a fingerprint of their contents in their name: the same for everybody, whoever asks. */
const FILE = /^\/_next\/static\/[\w./~%-]+$/;

/** Says who somebody is, or asks for something else than the page. */
const PERSONAL = [
  'authorization',
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** What advertisers and mail programs add to links, and no page reads. */
const TRACKING = /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|mc_[ce]id|igshid|ttclid)$/;

/** Characters; a longer address is answered, but not kept. */
const LONGEST_ADDRESS = 512;

/** Stands before the address in the key of a page without script and pictures. No address begins so. */
const LIGHT = 'light ';

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether this is a page that visitors can have without script and pictures. */
export const isPublicPage = (url: string): boolean => PAGE.test(pathOf(url));

function withoutTracking(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`;
}

const isPersonal = (headers: IncomingHttpHeaders): boolean =>
  (headers.cookie !== undefined && !saysOnlyDataSaver(headers.cookie)) ||
  PERSONAL.some((name) => headers[name] !== undefined);

/**
 * What a finished page or file is kept under, or undefined where the answer may be for this person only: its address, and for pages
 * whether they are without script and pictures. Two addresses that differ in what advertisers add to links are one.
 */
export function cacheKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined;
  if (FILE.test(url)) return headers.range === undefined ? url : undefined;
  if (isPersonal(headers)) return undefined;
  if (isPublicPage(url)) return `${savesData(headers) ? LIGHT : ''}${withoutTracking(url)}`;
  return DATA.test(pathOf(url)) ? withoutTracking(url) : undefined;
}

/** The request of nobody in particular that makes what is kept under this key. */
export function requestFor(key: string): { method: 'GET'; url: string; headers: Record<string, string> } {
  if (!key.startsWith(LIGHT)) return { method: 'GET', url: key, headers: {} };
  return { method: 'GET', url: key.slice(LIGHT.length), headers: { 'save-data': 'on' } };
}
