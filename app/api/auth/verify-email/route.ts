import { resendVerification } from '@/lib/accounts/resend-verification';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';

export const POST = route(async ({ request, body }) =>
  json(200, await resendVerification(await body(), clientAddress(request))),
);
