import { logIn } from '@/lib/accounts/log-in';
import { json } from '@/lib/http/answers';
import { clientAddress } from '@/lib/http/client-address';
import { route } from '@/lib/http/route';
import { withSession } from '@/lib/http/session-answer';

export const POST = route(async ({ request, body }) => {
  const { token, user, seconds } = await logIn(await body(), clientAddress(request));
  return withSession(json(200, { token, user }), token, seconds);
});
