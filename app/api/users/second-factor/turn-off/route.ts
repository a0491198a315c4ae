import { turnOffFactor } from '@/lib/identity/accounts/second-factor/turn-off-factor';
import { SECOND_FACTOR_PATH } from '@/lib/platform/auth/login-path';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, request, body }) =>
  json(200, await turnOffFactor(await actor(), await body(), request)),
);

export const POST = formCall(call, {
  name: 'change second factor',
  json: ({ code, password }) => ({ code, password }),
  page: () => SECOND_FACTOR_PATH,
  kept: [],
});
