import type { IncomingMessage } from 'node:http';

/**
 * What only Next's own parts, or the platform it was made for, may say to each other (CVE-2025-29927 and its kind), and what
 * calls a server action, of which there are none (CVE-2025-55182). Its script in the browser sends other ones.
 */
const INTERNAL =
  /^(?:x-(?:middleware|next|invoke|matched|now|vercel|prerender|action)-|x-nextjs-(?!(?:html-)?request-id$)|next-(?:action|resume|patch|error|hmr-refresh|instant|render))/;

/** Headers of Next's client router. API calls have none, and Next would mishandle them. */
const PAGE_ONLY = /^(rsc$|next-router-)/;

/** Stands in a request that `server/` hands on: it gives pages their policy itself. */
export const FROM_OWN_SERVER = 'x-mwanzo-server';

/**
 * The client address. Takes X-Forwarded-For, the address of the connection, and the number of our own proxies. Each
 * proxy appends the address it saw; anything before those was written by the visitor.
 */
export function visitorAddress(
  forwardedFor: string | undefined,
  connection: string,
  proxies: number,
): string {
  if (proxies === 0) return connection;
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), connection].filter(Boolean);
  return hops.at(-1 - proxies) ?? hops[0] ?? connection;
}

/** The address of the client of this request, behind so many of our own proxies. */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwardedFor = headers['x-forwarded-for'];
  const said = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor;
  return visitorAddress(said, socket.remoteAddress ?? '', proxies);
}

/** Removes headers that visitors may not send, and reduces X-Forwarded-For to the trusted client address. */
export function cleanRequest(request: IncomingMessage, settings: { proxies: number; secure: boolean }): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || (isCall(request.url ?? '') && PAGE_ONLY.test(name)))
      Reflect.deleteProperty(headers, name);
  }
  headers['x-forwarded-for'] = addressOf(request, settings.proxies);
  headers['x-forwarded-proto'] = settings.secure ? 'https' : 'http';
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-port'];
  delete headers.forwarded;
}

/** Where Next would answer with the parts of a page; its script asks the page itself for them, by a header. */
const PARTS = /\.rsc$/;

/**
 * What one reader of a path takes for another path and the next does not: a dot or a slash that is encoded, a backslash, and a
 * part that is only dots. Browsers send none of it.
 */
const AMBIGUOUS = /\\|%(?:2e|2f|5c)|\/\.{1,2}(?:\/|$)/i;

/** Whether the address is a path of this site that can be read, in one way only: whole characters, percent-encoded as they should be. */
export function hasReadablePath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return false;
  try {
    return !PARTS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a program asks, and is answered in JSON. */
export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** All that a page may be asked with: changes are sent to the API only, so that nothing else has to take a body apart. */
export const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];
