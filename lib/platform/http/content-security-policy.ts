/** The Content-Security-Policy (CSP) of every answer. */

/** The policy of a page: only scripts of this site, and the inline ones whose sources (hashes, a nonce) are given; or no script at all. */
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

/** The policy while developing: the reloading client evaluates code and keeps a socket open. */
export const developmentPolicy = `default-src 'self'; script-src 'self' 'unsafe-inline' 'unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self' ws:; frame-ancestors 'none'`;

/** The policy of the widget, the one page that other sites may show in a frame. */
export const WIDGET_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors *";

/** The policy of the service worker, for what it fetches. */
export const WORKER_POLICY = "default-src 'self'";

/** The policy of every other answer: it loads nothing, and nobody shows it in a frame. */
export const NOTHING_POLICY = "default-src 'none'; frame-ancestors 'none'";
