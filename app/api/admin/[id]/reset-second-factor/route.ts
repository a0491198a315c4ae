import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { resetFactor } from '@/lib/identity/users/admin/reset-factor';

const call = route(async ({ actor, params }) =>
  json(200, await resetFactor(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'reset second factor',
  json: () => ({}),
  page: (_, { id = '' }) => `/dashboard/users/${encodeURIComponent(id)}`,
  kept: [],
});
