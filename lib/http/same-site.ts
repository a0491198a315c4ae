import { bearerToken } from '@/lib/auth/session-cookie';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a browser sent this change from a page of another site. */
export function isCrossSite(method: string, headers: Headers, siteOrigin: string): boolean {
  if (READS.has(method) || bearerToken(headers) !== undefined) return false;
  const fetchSite = headers.get('sec-fetch-site');
  // No page can write this header, so what it says counts; browsers without it say at least where from.
  if (fetchSite) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const origin = headers.get('origin');
  if (origin === null) return false;
  if (origin === siteOrigin) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

/** Throws 403 for a change that a page of another site made the browser send. */
export function refuseCrossSite(request: Request): void {
  if (isCrossSite(request.method, request.headers, env().APP_URL)) {
    throw new AppError('forbidden', 'This request came from another site and was refused.');
  }
}
