import { finishLogIn } from '@/lib/identity/accounts/second-factor/finish-log-in';
import { noHalfSessionCookie } from '@/lib/identity/accounts/second-factor/half-session';
import { secondStepPath } from '@/lib/platform/auth/login-path';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withCookies, withSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

const call = route(async ({ request, body }) => {
  const login = await finishLogIn(await body(), request);
  const answer = withSession(json(200, { token: login.token, user: login.user }), login);
  const taken = await takeOverSaved(login.user._id, request.headers);
  return withCookies(answer, [noHalfSessionCookie(), ...taken]);
});

export const POST = formCall(call, {
  name: 'second factor',
  json: ({ code }) => ({ code }),
  page: ({ from }) => secondStepPath(safePath(from)),
  done: ({ from }) => safePath(from),
  kept: [],
});
