import type { ServerResponse } from 'node:http';
import { NOTHING_POLICY, WIDGET_POLICY, WORKER_POLICY } from './content-security-policy';
import { TOUCH_ICON_NAME } from './touch-icon';

/** Two years, as required by the preload list. */
const HSTS_SECONDS = 63_072_000;

/** The only page that other sites may frame. It has no script, no form and nothing personal. */
const WIDGET = '/feeds/widget.html';

const isWidget = (url: string): boolean => url === WIDGET || url.startsWith(`${WIDGET}?`);

/** Requests from the service worker are subject to its own policy. */
const SERVICE_WORKER = '/service-worker.js';

/** Scripts, styles and fonts. The policy of the page decides what they may load; their own applies if one is opened as a document. */
const PART = /^\/(?:_next\/static|page-script)\//;

/** Paths with a token from an e-mail, which is as good as a password until it is used. */
const WITH_TOKEN =
  /^(?:(?:\/api\/(?:auth|users))?\/(?:reset-password|verify-email|verify-email-change|link-sign-in)|(?:\/api)?\/(?:unsubscribe|guardian\/(?:child|consent))|(?:\/api\/requests|\/data-request)\/(?:confirm|download)|\/verify-domain|\/api\/employer\/(?:domain|members\/join)|\/dashboard\/employer\/join)\/[^/?]/;

/** Whether the path contains a token. If so, no other site may see it as a referrer, and no cache may store it. */
export const carriesToken = (url: string): boolean => WITH_TOKEN.test(url);

type Headers = Record<string, string>;

const EVERYWHERE: Headers = { 'X-Content-Type-Options': 'nosniff' };
const BY_HTTPS: Headers = { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}; includeSubDomains` };
const ELSEWHERE: Headers = {
  'Content-Security-Policy': NOTHING_POLICY,
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
const { 'X-Frame-Options': _, ...FRAMED }: Headers = {
  ...ELSEWHERE,
  'Content-Security-Policy': WIDGET_POLICY,
};
const WORKING: Headers = { ...ELSEWHERE, 'Content-Security-Policy': WORKER_POLICY };
const OF_PART: Headers = { 'Content-Security-Policy': NOTHING_POLICY };
const BESIDE_TOKEN: Headers = { 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' };

function headersFor(url: string): Headers {
  if (PART.test(url)) return OF_PART;
  if (isWidget(url)) return FRAMED;
  return url === SERVICE_WORKER ? WORKING : ELSEWHERE;
}

/** Sets the security headers of a response. A page replaces the policy with its own. */
export function setSecurityHeaders(response: ServerResponse, url: string, secure: boolean): void {
  const headers = {
    ...EVERYWHERE,
    ...(secure && BY_HTTPS),
    ...headersFor(url),
    ...(carriesToken(url) && BESIDE_TOKEN),
  };
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

const listOf = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** The same headers for `next.config.ts`, for Next.js without `server/`. Its pages get their policy from `middleware.ts`. */
export const NEXT_HEADERS = [
  { source: '/:path*', headers: listOf(EVERYWHERE) },
  {
    source: '/:path*',
    has: [{ type: 'header' as const, key: 'x-forwarded-proto', value: 'https' }],
    headers: listOf(BY_HTTPS),
  },
  { source: '/_next/static/:path*', headers: listOf(OF_PART) },
  { source: '/((?!_next/static/|feeds/widget\\.html$|service-worker\\.js$).*)', headers: listOf(ELSEWHERE) },
  { source: WIDGET, headers: listOf(FRAMED) },
  { source: SERVICE_WORKER, headers: listOf(WORKING) },
  {
    source: `/:icon(favicon\\.ico|icon\\.svg|apple-icon\\.png|${TOUCH_ICON_NAME})`,
    headers: listOf({ 'Cache-Control': 'public, max-age=604800' }),
  },
  ...['', '/api'].flatMap((below) =>
    ['unsubscribe', 'guardian/child', 'guardian/consent'].map((above) => ({
      source: `${below}/${above}/:token+`,
      headers: listOf(BESIDE_TOKEN),
    })),
  ),
  ...['/data-request', '/api/requests'].map((above) => ({
    source: `${above}/:kind(confirm|download)/:token+`,
    headers: listOf(BESIDE_TOKEN),
  })),
  ...['/verify-domain', '/api/employer/domain', '/api/employer/members/join', '/dashboard/employer/join'].map(
    (above) => ({ source: `${above}/:token+`, headers: listOf(BESIDE_TOKEN) }),
  ),
  ...['', '/api/auth', '/api/users'].map((below) => ({
    source: `${below}/:kind(reset-password|verify-email|verify-email-change|link-sign-in)/:token+`,
    headers: listOf(BESIDE_TOKEN),
  })),
];
