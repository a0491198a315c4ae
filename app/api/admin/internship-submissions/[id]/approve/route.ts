import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { approveSubmission } from '@/lib/submissions/approve';

export const POST = route(async ({ actor, params, body }) => {
  const { internship } = await approveSubmission(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The submission has been approved and published.', internship });
});
