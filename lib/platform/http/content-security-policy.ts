/** The Content-Security-Policy (CSP) of every response. */

/** The policy of a page: only this site's scripts and the given inline ones (hashes, a nonce), or no scripts at all. */
export function pagePolicy(inlineScripts: string[] | 'no script', secure: boolean): string {
  const scripts = inlineScripts === 'no script' ? ["'none'"] : ["'self'", ...inlineScripts];
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

/** The development policy: the hot-reload client evaluates code and keeps a WebSocket open. */
export const developmentPolicy = `default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; frame-ancestors 'none'`;

export const WIDGET_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

export const WORKER_POLICY = "default-src 'self'";

/** The policy of all other responses, which load nothing and cannot be framed. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";
