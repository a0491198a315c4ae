import { confirmFactor } from '@/lib/identity/accounts/second-factor/confirm-factor';
import { SECOND_FACTOR_PATH } from '@/lib/platform/auth/login-path';
import { readActorWithoutFactor } from '@/lib/platform/auth/session';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ request, body }) =>
  json(200, await confirmFactor(await readActorWithoutFactor(request.headers), await body(), request)),
);

export const POST = formCall(call, {
  name: 'change second factor',
  json: ({ code, password, saved }) => ({ code, password, saved: saved !== undefined }),
  page: () => SECOND_FACTOR_PATH,
  kept: ['saved'],
});
