import type { ServerResponse } from 'node:http';

const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** Seconds: two years, what the preload list asks for. */
const HSTS_SECONDS = 63_072_000;

/** The policy of a page: only scripts of this site, and the inline ones whose hashes are given; or no script at all. */
export function pagePolicy(scriptHashes: string[] | 'no script', secure: boolean): string {
  const scripts = scriptHashes === 'no script' ? ["'none'"] : ["'self'", ...scriptHashes];
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

/** What pages are made of: scripts, styles, fonts. Never a page, so that what is said about pages is left out. */
const PART = /^\/_next\/static\//;

/** Pages and calls whose path carries a token of a mail, which is as good as a password until it is used. */
const WITH_TOKEN = /^(?:\/api\/(?:auth|users))?\/(?:reset-password|verify-email|verify-email-change)\/[^/?]/;

/** Whether the path of this address carries a token: no other site is told of it, and no cache stores it. */
export const carriesToken = (url: string): boolean => WITH_TOKEN.test(url);

/** Sets what the answer for this address carries; a page replaces the policy by its own. */
export function setSecurityHeaders(response: ServerResponse, url: string, secure: boolean): void {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (secure) response.setHeader('Strict-Transport-Security', `max-age=${HSTS_SECONDS}; includeSubDomains`);
  if (PART.test(url)) return;
  response.setHeader('Content-Security-Policy', NOTHING);
  response.setHeader('X-Frame-Options', 'DENY');
  const secret = carriesToken(url);
  response.setHeader('Referrer-Policy', secret ? 'no-referrer' : 'strict-origin-when-cross-origin');
  if (secret) response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
}
