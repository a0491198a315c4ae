import { z } from 'zod';
import { resetPassword } from '@/lib/accounts/reset-password';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

const object = z.record(z.string(), z.unknown());

export const POST = route(async ({ request, params, body }) => {
  const { newPassword } = object.parse(await body());
  return json(200, await resetPassword({ token: params.token, newPassword }, clientAddress(request)));
});
