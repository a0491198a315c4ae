import { confirmAddress } from '@/lib/identity/data-requests/confirm-address';
import { json } from '@/lib/platform/http/answers';
import { clientAddress } from '@/lib/platform/http/client-address';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ params, request }) =>
  json(200, await confirmAddress({ token: params.token, address: clientAddress(request) })),
);

export const POST = formCall(call, {
  name: 'confirm address',
  json: () => ({}),
  page: (_, { token = '' }) => `/data-request/confirm/${encodeURIComponent(token)}`,
  kept: [],
});
