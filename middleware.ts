import { NextResponse, type NextRequest } from 'next/server';
import { rolesFor } from '@/lib/platform/auth/dashboard-roles';
import { loginPath } from '@/lib/platform/auth/login-path';
import { noSessionCookies, presentedToken } from '@/lib/platform/auth/session-cookie';
import { readToken } from '@/lib/platform/auth/token';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { env, isSecure } from '@/lib/platform/env/env';
import { isFromOwnPage } from '@/lib/platform/http/same-site';
import { isRole } from '@/lib/platform/core/vocabulary';

export const config = { runtime: 'nodejs', matcher: ['/dashboard/:path*', '/login', '/register'] };

/** Somebody who was sent here because their session no longer counts starts without it. */
function withoutSession(secure: boolean): NextResponse {
  const answer = NextResponse.next();
  for (const cookie of noSessionCookies(secure)) answer.headers.append('Set-Cookie', cookie);
  return answer;
}

/** Sends people the right way by what their token says. A hint only: every page checks the live user itself. */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, search, searchParams } = request.nextUrl;
  const secure = isSecure();
  const token = presentedToken(request.headers, secure);
  const claims = token ? readToken(token) : 'none';
  const to = (path: string) => NextResponse.redirect(new URL(path, request.nextUrl));

  if (!pathname.startsWith('/dashboard')) {
    const reason = searchParams.get('reason');
    if (reason === 'none') return NextResponse.next();
    if (reason !== null) {
      // A link of somebody else's ends no session that may still count.
      const ends = typeof claims === 'string' || isFromOwnPage(request.headers, env().APP_URL);
      return ends ? withoutSession(secure) : NextResponse.next();
    }
    return typeof claims === 'string' ? NextResponse.next() : to(safePath(searchParams.get('from')));
  }
  if (typeof claims === 'string') return to(loginPath(claims, pathname + search));
  return isRole(claims.role) && !rolesFor(pathname).includes(claims.role)
    ? to('/unauthorized')
    : NextResponse.next();
}
