import { sendTheirData } from '@/lib/identity/data-requests/send-their-data';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) =>
  json(200, await sendTheirData(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'send data',
  json: () => ({}),
  page: (_, { id = '' }) => `/dashboard/requests/${encodeURIComponent(id)}`,
  kept: [],
});
