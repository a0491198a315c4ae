import type { IncomingMessage } from 'node:http';

/** The pages anybody may see, which are the same for all: nothing in them depends on who asks. */
const PUBLIC =
  /^\/(?:$|(?:internships|career-tips|featured-internships|feeds|sitemaps|share)(?:\/|$)|(?:contact-us|user-agreement|privacy-policy|developers|sitemap\.xml|robots\.txt)$)/;

/** Files with a fingerprint of their contents in their name: the same for everybody, whoever asks. */
const FILE = /^\/_next\/static\/[\w./~%-]+$/;

/** Says who somebody is, or asks for something else than the page. */
const PERSONAL = [
  'cookie',
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

function withoutTracking(url: string): string {
  const at = url.indexOf('?');
  if (at === -1) return url;
  const kept = url
    .slice(at + 1)
    .split('&')
    .filter((part) => part !== '' && !TRACKING.test(part.split('=', 1)[0] ?? ''));
  return kept.length === 0 ? url.slice(0, at) : `${url.slice(0, at)}?${kept.join('&')}`;
}

/**
 * The address a finished page or file is kept under, or undefined where the answer may be for this person only.
 * Two addresses that differ in what advertisers add to links are one.
 */
export function cacheKey({ method, url = '', headers }: IncomingMessage): string | undefined {
  if ((method !== 'GET' && method !== 'HEAD') || url.length > LONGEST_ADDRESS) return undefined;
  if (FILE.test(url)) return headers.range === undefined ? url : undefined;
  if (PERSONAL.some((name) => headers[name] !== undefined)) return undefined;
  return PUBLIC.test(url.split('?', 1)[0] ?? '') ? withoutTracking(url) : undefined;
}
