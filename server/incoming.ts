import type { IncomingMessage } from 'node:http';

/**
 * What only Next's own parts, or the platform it was made for, may say to each other (CVE-2025-29927 and its kind), and what
 * calls a server action, of which there are none (CVE-2025-55182). Its script in the browser sends other ones.
 */
const INTERNAL =
  /^(?:x-(?:middleware|next|invoke|matched|now|vercel|prerender|action)-|x-nextjs-(?!(?:html-)?request-id$)|next-(?:action|resume|patch|error|hmr-refresh|instant|render))/;

/** What the script of a page says when it asks for parts of one; calls have none, and Next would lead them astray. */
const PAGE_ONLY = /^(rsc$|next-router-)/;

/**
 * The address of the visitor.
 * Takes what X-Forwarded-For says, the address of the connection, and how many proxies of our own stand in front;
 * each of them adds the address it saw at the end, and what stands before those was written by the visitor.
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

/** Leaves in the headers of a request only what a visitor may say, and in X-Forwarded-For one address to rely on. */
export function cleanRequest(request: IncomingMessage, settings: { proxies: number; secure: boolean }): void {
  const { headers } = request;
  const isCall = request.url?.startsWith('/api/') ?? false;
  for (const name of Object.keys(headers)) {
    if (INTERNAL.test(name) || (isCall && PAGE_ONLY.test(name))) Reflect.deleteProperty(headers, name);
  }
  const forwardedFor = headers['x-forwarded-for'];
  const said = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor;
  headers['x-forwarded-for'] = visitorAddress(said, request.socket.remoteAddress ?? '', settings.proxies);
  headers['x-forwarded-proto'] = settings.secure ? 'https' : 'http';
  delete headers['x-forwarded-host'];
  delete headers['x-forwarded-port'];
  delete headers.forwarded;
}

/** Where Next would answer with the parts of a page; its script asks the page itself for them, by a header. */
const PARTS = /\.rsc$/;

/** Whether the address is a path of this site that can be read: whole characters, percent-encoded as they should be. */
export function hasReadablePath(url: string): boolean {
  if (!url.startsWith('/')) return false;
  try {
    return !PARTS.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
}

const READS = ['GET', 'HEAD'];
const CALLS = [...READS, 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The methods an address may be asked with: changes are sent to the API only, so that nothing else has to take a body apart. */
export const methodsOf = (url: string): readonly string[] => (/^\/api\//.test(url) ? CALLS : READS);
