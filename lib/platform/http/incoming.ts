import type { IncomingMessage } from 'node:http';

/**
 * Headers that only parts of Next.js or its host may send to each other (CVE-2025-29927 and similar). Also headers that call a
 * server action (CVE-2025-55182), because the service has no server actions. Next.js's client script sends other headers.
 */
const INTERNAL =
  /^(?:x-(?:middleware|next|invoke|matched|now|vercel|prerender|action)-|x-nextjs-(?!(?:html-)?request-id$)|next-(?:action|resume|patch|error|hmr-refresh|instant|render))/;

/** Headers of Next.js's client router. API clients do not send them, and Next.js would mishandle API calls that have them. */
const PAGE_ONLY = /^(rsc$|next-router-)/;

/** Marks the rendering of a page for everyone, which the page cache gives its policy. A nonce would be the same for all visitors. */
export const FOR_ALL = 'x-mwanzo-for-all';

/** The client address. Each of our `proxies` appends the address it saw to X-Forwarded-For. The visitor may have made up the rest. */
export function visitorAddress(
  forwardedFor: string | undefined,
  connection: string,
  proxies: number,
): string {
  if (proxies === 0) return connection;
  const hops = [...(forwardedFor ?? '').split(',').map((hop) => hop.trim()), connection].filter(Boolean);
  return hops.at(-1 - proxies) ?? hops[0] ?? connection;
}

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

/** Next.js would respond with page data, but its client script requests page data with a header instead. */
const PARTS = /\.rsc$/;

/** Parts of a path that programs interpret differently: an encoded dot or slash, a backslash, only dots. Browsers never send these. */
const AMBIGUOUS = /\\|%(?:2e|2f|5c)|\/\.{1,2}(?:\/|$)/i;

/** Whether the path is valid and unambiguous: complete characters with correct percent-encoding. */
export function hasReadablePath(url: string): boolean {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/') || AMBIGUOUS.test(path)) return false;
  try {
    return !PARTS.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether the address belongs to the API, which responds in JSON. */
export const isCall = (url: string): boolean => /^\/api(?:[/?]|$)/.test(url);

/** The methods of pages. Only the API accepts changes, so that nothing else has to parse a body. */
export const PAGE_METHODS: readonly string[] = ['GET', 'HEAD'];
