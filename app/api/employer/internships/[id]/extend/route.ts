import { extendInternship } from '@/lib/internships/extend-internship';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const POST = route(async ({ actor, params, body }) => {
  const { internship } = await extendInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The deadline has been extended.', internship });
});
