import { noPendingCookie } from '@/lib/accounts/sign-in/pending';
import { registerWithSignIn } from '@/lib/accounts/sign-in/register-with-sign-in';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withCookies, withSession } from '@/lib/platform/http/session-answer';

const call = route(async ({ request, body }) => {
  const login = await registerWithSignIn(await body(), request);
  const answer = withSession(json(201, { token: login.token, user: login.user }), login);
  return withCookies(answer, [noPendingCookie()]);
});

export const POST = formCall(call, {
  name: 'finish registration',
  json: (texts) => ({ ...texts, agreement: texts.agreement !== undefined }),
  page: () => '/finish-registration',
  done: ({ from }) => safePath(from),
  kept: ['role', 'firstName', 'lastName', 'phoneNumber', 'username', 'agreement'],
});
