import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { rejectSubmission } from '@/lib/submissions/reject';

export const POST = route(async ({ actor, params, body }) => {
  await rejectSubmission(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The submission has been rejected.' });
});
