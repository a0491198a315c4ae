import { linkByPassword } from '@/lib/identity/accounts/sign-in/link-by-password';
import { noPendingCookie } from '@/lib/identity/accounts/sign-in/pending';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withCookies, withSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

const call = route(async ({ request, body }) => {
  const login = await linkByPassword(await body(), request);
  const answer = withSession(json(200, { token: login.token, user: login.user }), login);
  const taken = await takeOverSaved(login.user._id, request.headers);
  return withCookies(answer, [noPendingCookie(), ...taken]);
});

export const POST = formCall(call, {
  name: 'link sign-in',
  json: ({ password, code }) => ({ password, ...(code !== undefined && { code }) }),
  page: () => '/link-sign-in',
  done: ({ from }) => safePath(from),
  kept: [],
});
