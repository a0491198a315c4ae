import { logIn } from '@/lib/accounts/log-in';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { AppError } from '@/lib/platform/core/errors';
import { answerToError, json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { withoutSession, withSession } from '@/lib/platform/http/session-answer';

/** Whoever is told that the account is deactivated keeps no session in this browser. */
const call = route(async ({ request, body, requestId }) => {
  try {
    const login = await logIn(await body(), request);
    return withSession(json(200, { token: login.token, user: login.user }), login);
  } catch (error) {
    if (error instanceof AppError && error.details.endsSession)
      return withoutSession(answerToError(error, requestId));
    throw error;
  }
});

export const POST = formCall(call, {
  name: 'login',
  json: ({ emailOrUsername, password, rememberMe }) => ({
    emailOrUsername,
    password,
    rememberMe: rememberMe !== undefined,
  }),
  page: ({ from }) => `/login?${new URLSearchParams({ from: safePath(from) }).toString()}`,
  done: ({ from }) => safePath(from),
  kept: ['emailOrUsername', 'rememberMe'],
});
