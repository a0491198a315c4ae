import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { closeInternship } from '@/lib/applications/close-internship';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) => {
  const closed = await closeInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The internship has closed.', ...closed });
});

export const POST = formCall(call, {
  name: 'close',
  json: ({ reason }) => ({ reason }),
  page: (_, { id = '' }) => listingPage(id),
  kept: ['reason'],
});
