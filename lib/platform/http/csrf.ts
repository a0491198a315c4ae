import { bearerToken } from '@/lib/platform/auth/session-cookie';
import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { parseUrl } from '@/lib/platform/core/parse-url';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether an origin or address belongs to this site, based on its configured origin or the host of the request. */
function isOurs(address: string, headers: Headers, siteOrigin: string): boolean {
  const url = parseUrl(address);
  return url !== null && (url.origin === siteOrigin || url.host === headers.get('host'));
}

/** CSRF: whether a page on another site sent this state-changing request. */
export function isCrossSite(method: string, headers: Headers, siteOrigin: string): boolean {
  if (READS.has(method) || bearerToken(headers) !== undefined) return false;
  const fetchSite = headers.get('sec-fetch-site');
  // Pages cannot set this header, so it can be trusted. Browsers that do not send it at least send the origin.
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = headers.get('origin');
  return origin !== null && !isOurs(origin, headers, siteOrigin);
}

/** False for typed addresses, bookmarks, links in messages, other sites, and requests without an origin. */
export function isFromOwnPage(headers: Headers, siteOrigin: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  if (fetchSite) return fetchSite === 'same-origin';
  const referer = headers.get('referer');
  return referer !== null && isOurs(referer, headers, siteOrigin);
}

/** Throws 403 for a state-changing request from another site. */
export function refuseCrossSite(request: Request): void {
  if (isCrossSite(request.method, request.headers, env().APP_URL)) {
    throw new AppError('forbidden', 'This request came from another site and was refused.');
  }
}
