import { LISTINGS } from '@/app/dashboard/employer-internships/paths';
import { closeInternships } from '@/lib/internships/closing/close-internships';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, body }) => json(200, await closeInternships(await actor(), await body())));

export const POST = formCall(call, {
  name: 'close several',
  json: ({ reason, includeInterviews }, form) => ({
    reason,
    includeInterviews: includeInterviews !== undefined,
    ids: form.getAll('ids'),
  }),
  page: () => LISTINGS,
  kept: ['reason', 'includeInterviews'],
});
