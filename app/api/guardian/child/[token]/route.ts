import { changeConsent, readChild } from '@/lib/identity/guardians/child';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ params }) => json(200, await readChild({ token: params.token })));

const call = route(async ({ params, body }) =>
  json(200, await changeConsent({ token: params.token, change: await body() })),
);

export const POST = formCall(call, {
  name: 'guardian change',
  json: ({ decision, declaration }) => ({ decision, declaration: declaration !== undefined }),
  page: (_, { token = '' }) => `/guardian/child/${encodeURIComponent(token)}`,
  kept: [],
});
