import { listingPage } from '@/app/dashboard/employer-internships/paths';
import { closeInternship } from '@/lib/internships/closing/close-internship';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params, body }) => {
  const { isChanged: _, ...closed } = await closeInternship(await actor(), {
    id: params.id,
    fields: await body(),
  });
  return json(200, closed);
});

export const POST = formCall(call, {
  name: 'close',
  json: ({ reason, includeInterviews }) => ({ reason, includeInterviews: includeInterviews !== undefined }),
  page: (_, { id = '' }) => listingPage(id),
  kept: ['reason', 'includeInterviews'],
});
