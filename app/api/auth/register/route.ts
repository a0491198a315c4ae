import { register } from '@/lib/accounts/register';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

export const POST = route(async ({ request, body }) =>
  json(201, await register(await body(), clientAddress(request))),
);
