import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { rejectSubmission } from '@/lib/internships/submissions/reject';

const call = route(async (context) => {
  await onceJson(context, (actor, fields) => rejectSubmission(actor, { id: context.params.id, fields }));
  return json(200, { message: 'The submission has been rejected.' });
});

export const POST = formCall(call, {
  name: 'reject submission',
  json: ({ comments, updatedAt }) => ({ comments, updatedAt }),
  page: (_, { id = '' }) => `/dashboard/internship-submissions/${encodeURIComponent(id)}`,
  kept: ['comments'],
});
