import { deleteChild } from '@/lib/identity/guardians/child';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ params, body }) =>
  json(200, await deleteChild({ token: params.token, input: await body() })),
);

export const POST = formCall(call, {
  name: 'guardian delete',
  json: ({ confirm }) => ({ confirm: confirm !== undefined }),
  page: (_, { token = '' }) => `/guardian/child/${encodeURIComponent(token)}`,
  kept: [],
});
