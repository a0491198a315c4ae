import { json } from '@/lib/platform/http/answers';
import { onceJson } from '@/lib/platform/http/once-json';
import { route } from '@/lib/platform/http/route';
import { rejectSubmission } from '@/lib/submissions/reject';

export const POST = route(async (context) => {
  await onceJson(context, (actor, fields) => rejectSubmission(actor, { id: context.params.id, fields }));
  return json(200, { message: 'The submission has been rejected.' });
});
