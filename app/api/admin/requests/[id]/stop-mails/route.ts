import { stopMails } from '@/lib/identity/data-requests/stop-mails';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) => json(200, await stopMails(await actor(), { id: params.id })));

export const POST = formCall(call, {
  name: 'stop e-mails',
  json: () => ({}),
  page: (_, { id = '' }) => `/dashboard/requests/${encodeURIComponent(id)}`,
  kept: [],
});
