import { noPendingCookie } from '@/lib/identity/accounts/sign-in/pending';
import { registerWithSignIn } from '@/lib/identity/accounts/sign-in/register-with-sign-in';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { AGE_TEXTS, ageTexts } from '@/lib/identity/accounts/minors/age-texts';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withCookies, withSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

const call = route(async ({ request, body }) => {
  const login = await registerWithSignIn(await body(), request);
  const answer = withSession(json(201, { token: login.token, user: login.user }), login);
  const taken = await takeOverSaved(login.user._id, request.headers);
  return withCookies(answer, [noPendingCookie(), ...taken]);
});

export const POST = formCall(call, {
  name: 'finish registration',
  json: (texts) => ({ ...texts, ...ageTexts(texts), agreement: texts.agreement !== undefined }),
  page: () => '/finish-registration',
  done: ({ from }) => safePath(from),
  kept: ['role', 'firstName', 'lastName', 'phoneNumber', 'username', 'agreement', ...AGE_TEXTS],
});
