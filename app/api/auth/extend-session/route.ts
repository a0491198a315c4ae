import { extendSession } from '@/lib/identity/accounts/extend-session';
import { sessionCookies } from '@/lib/platform/auth/session-cookie';
import { isSecure } from '@/lib/platform/env/env';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { withCookies } from '@/lib/platform/http/session-answer';

/** Sends the token only as a cookie that page scripts cannot read. */
export const POST = route(async ({ request }) => {
  const { token, seconds } = await extendSession(request.headers);
  return withCookies(json(200, { seconds }), sessionCookies(token, seconds, isSecure()));
});
