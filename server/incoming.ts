import type { IncomingMessage } from 'node:http';

/** What only Next's own parts may say to each other (CVE-2025-29927 and its kind). */
const INTERNAL = /^(x-middleware-|x-nextjs-rewrit|x-invoke-|x-matched-path$)/;

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

/** Whether the path of an address can be read: whole characters, percent-encoded as they should be. */
export function hasReadablePath(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}
