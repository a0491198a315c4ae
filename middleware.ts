import { NextResponse, type NextRequest } from 'next/server';
import { rolesFor } from '@/lib/platform/auth/dashboard-roles';
import { isEndedProof } from '@/lib/platform/auth/ended-proof';
import { loginPath } from '@/lib/platform/auth/login-path';
import { noSessionCookies, presentedToken } from '@/lib/platform/auth/session-cookie';
import { readToken } from '@/lib/platform/auth/session-jwt';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { env, isSecure } from '@/lib/platform/env/env';
import { isPageCheck, PAGE_CHECK } from '@/lib/platform/http/page-check';
import { SAVES_DATA_HEADER, wantsLessData } from '@/lib/platform/http/light-version';
import { noncePolicy } from '@/lib/platform/http/nonce-policy';
import { isFromOwnPage } from '@/lib/platform/http/csrf';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { isRole } from '@/lib/platform/core/vocabulary';

const POLICY = 'Content-Security-Policy';

const SERVICE_WORKER = '/service-worker.js';

/** Every page, including that of an unknown address, and the service worker. Other calls and files get their headers where they are written. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    {
      source:
        '/((?!api(?:/|$)|_next/|\\.well-known/security\\.txt$|(?:page-script|sitemaps|feeds|feeds/(?:employers|counties)|share/(?:articles|listings))/[^/]+$|share/site$|[^/]+\\.(?:svg|png|ico|txt|xml|js)$).*)',
      missing: [{ type: 'header', key: 'x-mwanzo-for-all' }],
    },
    '/service-worker.js',
  ],
};

/** Continues, but clears the cookies of an invalid session. */
function withoutSession(request: NextRequest, secure: boolean): NextResponse {
  const answer = goOn(request);
  for (const cookie of noSessionCookies(secure)) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Lets the request continue. Next.js reads the nonce from the policy of the request. No cache may store a page with a nonce. */
function goOn(request: NextRequest): NextResponse {
  const policy = noncePolicy(isSecure());
  const headers = new Headers(request.headers);
  headers.set(POLICY, policy);
  const [cookie, saveData] = ['cookie', 'save-data'].map((name) => headers.get(name) ?? undefined);
  return NextResponse.next({
    request: { headers },
    headers: {
      [POLICY]: policy,
      'Cache-Control': 'private, no-store',
      ...(wantsLessData({ cookie, 'save-data': saveData }) && { [SAVES_DATA_HEADER]: 'yes' }),
    },
  });
}

/** The response to a check that only asks whether the page is reachable. */
const thereIsAnAnswer = (): NextResponse =>
  new NextResponse(null, { status: 204, headers: { 'Cache-Control': 'no-store' } });

/** Replaces the service worker by one that removes itself, if the operator turned it off. */
const serviceWorker = ({ nextUrl }: NextRequest): NextResponse =>
  env().SERVICE_WORKER === 'off'
    ? NextResponse.rewrite(new URL('/service-worker-off.js', nextUrl))
    : NextResponse.next();

const ROLE_PAGE = /^\/(?:dashboard(?:\/|$)|(?:login|register)$)/;

/** Redirects according to the claims in the token. They are only a hint: every page checks the user in the database. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  if (pathname === SERVICE_WORKER) return serviceWorker(request);
  if (!ROLE_PAGE.test(pathname)) return goOn(request);
  const secure = isSecure();
  const token = presentedToken(request.headers, secure);
  const claims = token ? readToken(token) : 'none';
  const to = (path: string) => NextResponse.redirect(new URL(path, request.nextUrl));

  if (!pathname.startsWith('/dashboard')) {
    const reason = searchParams.get('reason');
    if (reason === 'none') return goOn(request);
    if (reason !== null) {
      // The proof prevents links on other sites from ending a valid session.
      const isProven = token !== undefined && isEndedProof(token, searchParams.get('ended'));
      const ends = typeof claims === 'string' || isProven || isFromOwnPage(request.headers, env().APP_URL);
      return ends ? withoutSession(request, secure) : goOn(request);
    }
    return typeof claims === 'string' ? goOn(request) : to(safePath(searchParams.get('from')));
  }
  if (typeof claims === 'string') {
    tellSecurity('access refused', { reason: claims });
    return to(loginPath(claims, pathname + search));
  }
  if (!isRole(claims.role) || rolesFor(pathname).includes(claims.role)) {
    const isCheck = isPageCheck(request.method, pathname, request.headers.get(PAGE_CHECK));
    return isCheck ? thereIsAnAnswer() : goOn(request);
  }
  tellSecurity('access refused', { reason: 'role', userId: claims.sub });
  return to('/unauthorized');
}
