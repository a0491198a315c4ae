import { closeInternship } from '@/lib/applications/close-internship';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const POST = route(async ({ actor, params, body }) => {
  const closed = await closeInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The internship has closed.', ...closed });
});
