import { eraseAccount } from '@/lib/identity/data-requests/erase-account';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) =>
  json(200, await eraseAccount(await actor(), { id: params.id, fields: await body() })),
);

export const POST = formCall(call, {
  name: 'erase account',
  json: ({ confirm }) => ({ confirm: confirm !== undefined }),
  page: (_, { id = '' }) => `/dashboard/requests/${encodeURIComponent(id)}`,
  kept: [],
});
