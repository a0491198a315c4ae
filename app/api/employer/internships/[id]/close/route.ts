import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { CLOSED_ALREADY, closeInternship } from '@/lib/internships/closing/close-internship';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) => {
  const { wasClosed, ...closed } = await closeInternship(await actor(), {
    id: params.id,
    fields: await body(),
  });
  return json(200, { message: wasClosed ? CLOSED_ALREADY : 'The internship has closed.', ...closed });
});

export const POST = formCall(call, {
  name: 'close',
  json: ({ reason }) => ({ reason }),
  page: (_, { id = '' }) => listingPage(id),
  kept: ['reason'],
});
