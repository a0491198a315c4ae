import { register } from '@/lib/accounts/register';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { formCall } from '@/lib/http/form-call';
import { route } from '@/lib/http/route';

const call = route(async ({ request, body }) =>
  json(201, await register(await body(), clientAddress(request))),
);

export const POST = formCall(call, {
  name: 'register',
  json: (texts) => ({ ...texts, agreement: texts.agreement !== undefined }),
  page: () => '/register',
  kept: ['role', 'firstName', 'lastName', 'phoneNumber', 'email', 'username', 'agreement'],
});
