import { NextResponse, type NextRequest } from 'next/server';
import { rolesFor } from '@/lib/auth/dashboard-roles';
import { loginPath } from '@/lib/auth/login-path';
import { noSessionCookies, presentedToken } from '@/lib/auth/session-cookie';
import { readToken } from '@/lib/auth/token';
import { isSecure } from '@/lib/env';
import { isRole } from '@/lib/vocabulary';

export const config = { runtime: 'nodejs', matcher: ['/dashboard/:path*', '/login', '/register'] };

/** Somebody who was sent here because their session no longer counts starts without it. */
function withoutSession(request: NextRequest, secure: boolean): NextResponse {
  const answer = NextResponse.next();
  if (request.headers.get('sec-fetch-site') === 'cross-site') return answer;
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
    if (reason !== null) return withoutSession(request, secure);
    return typeof claims === 'string' ? NextResponse.next() : to('/dashboard');
  }
  if (typeof claims === 'string') return to(loginPath(claims, pathname + search));
  return isRole(claims.role) && !rolesFor(pathname).includes(claims.role)
    ? to('/unauthorized')
    : NextResponse.next();
}
