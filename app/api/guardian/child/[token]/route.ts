import { changeConsent, readChild } from '@/lib/identity/guardians/child';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ params }) => json(200, await readChild({ token: params.token })));

const call = route(async ({ params, body, request }) =>
  json(
    200,
    await changeConsent({ token: params.token, change: await body(), address: clientAddress(request) }),
  ),
);

export const POST = formCall(call, {
  name: 'guardian change',
  json: ({ decision, declaration, textVersion }) => ({
    decision,
    declaration: declaration !== undefined,
    textVersion,
  }),
  page: (_, { token = '' }) => `/guardian/child/${encodeURIComponent(token)}`,
  kept: [],
});
