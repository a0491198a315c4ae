import { logIn } from '@/lib/accounts/log-in';
import { safePath } from '@/lib/auth/way-back';
import { json } from '@/lib/http/answers';
import { formCall } from '@/lib/http/form-call';
import { route } from '@/lib/http/route';
import { withSession } from '@/lib/http/session-answer';

const call = route(async ({ request, body }) => {
  const { token, user, seconds } = await logIn(await body(), request);
  return withSession(json(200, { token, user }), token, seconds);
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
