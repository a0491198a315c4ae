import { z } from 'zod';
import { resetPassword } from '@/lib/identity/accounts/reset-password';
import { withReturnPath } from '@/lib/platform/auth/return-path';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const object = z.record(z.string(), z.unknown());

const call = route(async ({ request, params, body }) => {
  const input = object.parse(await body());
  return json(200, await resetPassword(params.token, input, clientAddress(request)));
});

export const POST = formCall(call, {
  name: 'new password',
  json: (texts) => texts,
  page: ({ returnTo }, { token = '' }) =>
    withReturnPath(`/reset-password/${encodeURIComponent(token)}`, returnTo),
  kept: [],
});
