import { endOwnSession } from '@/lib/identity/accounts/sessions/end-own-session';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, request }) =>
  json(200, await endOwnSession(await actor(), { id: params.id }, request.headers)),
);

export const POST = formCall(call, {
  name: 'end sessions',
  json: () => ({}),
  page: () => '/dashboard/profile',
  kept: [],
});
