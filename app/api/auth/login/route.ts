import { logIn } from '@/lib/identity/accounts/log-in';
import { rememberedCookie } from '@/lib/identity/accounts/remembered-identifier';
import { secondStepPath } from '@/lib/platform/auth/login-path';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError, json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withCookies, withoutSession, withSession } from '@/lib/platform/http/session-answer';
import { takeOverSaved } from '@/lib/search/saved/take-over-saved';

/** A deactivated account loses its session in this browser. */
const call = route(async ({ request, body, requestId }) => {
  const input = await body();
  try {
    const login = await logIn(input, request);
    const answer = withSession(json(200, { token: login.token, user: login.user }), login);
    const saved = await takeOverSaved(login.user._id, request.headers);
    return withCookies(answer, [rememberedCookie(input), ...saved]);
  } catch (error) {
    if (error instanceof AppError && error.details.secondFactor)
      return withCookies(answerToError(error, requestId), [rememberedCookie(input)]);
    if (error instanceof AppError && error.details.endsSession)
      return withoutSession(answerToError(error, requestId));
    throw error;
  }
});

const waitsForCode = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'secondFactor' in body;

export const POST = formCall(call, {
  name: 'login',
  json: ({ emailOrUsername, password, rememberMe }) => ({
    emailOrUsername,
    password,
    rememberMe: rememberMe !== undefined,
  }),
  page: ({ from }) => `/login?${new URLSearchParams({ from: safePath(from) }).toString()}`,
  done: ({ from }) => safePath(from),
  onward: (body, { from }) => (waitsForCode(body) ? secondStepPath(safePath(from)) : undefined),
  kept: ['emailOrUsername', 'rememberMe'],
});
