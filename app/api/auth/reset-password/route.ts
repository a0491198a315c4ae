import { requestReset } from '@/lib/accounts/request-reset';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

export const POST = route(async ({ request, body }) =>
  json(200, await requestReset(await body(), clientAddress(request))),
);
