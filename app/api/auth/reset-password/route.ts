import { requestReset } from '@/lib/identity/accounts/request-reset';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ request, body }) => json(200, await requestReset(await body(), request)));

export const POST = formCall(call, {
  name: 'request reset',
  json: (texts) => texts,
  page: () => '/reset-password',
  kept: ['email'],
});
