import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { outcomeCookie } from '@/lib/platform/http/form-outcome';
import { route } from '@/lib/platform/http/route';
import { withoutSession } from '@/lib/platform/http/session-answer';
import { deleteMe } from '@/lib/identity/users/delete-me';
import { readMe } from '@/lib/identity/users/read-me';

export const GET = route(async ({ actor }) => json(200, await readMe(await actor())));

/** Makes the next page confirm the deletion. */
const DELETED = { form: 'delete account', ok: true, status: 200, errors: {}, values: {} };

export const DELETE = route(async ({ actor, body, request }) => {
  const { message } = await deleteMe(await actor(), await body(), clientAddress(request));
  const told = outcomeCookie({ ...DELETED, message }, '/account-deleted');
  return withoutSession(json(200, { message }, { 'Set-Cookie': told }));
});
