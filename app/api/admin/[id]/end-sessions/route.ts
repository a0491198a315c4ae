import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { endSessions } from '@/lib/identity/users/admin/end-sessions';

const call = route(async ({ actor, params }) =>
  json(200, await endSessions(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'end sessions of user',
  json: () => ({}),
  page: (_, { id = '' }) => `/dashboard/users/${encodeURIComponent(id)}`,
  kept: [],
});
