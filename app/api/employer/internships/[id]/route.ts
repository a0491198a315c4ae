import { correctInternship } from '@/lib/internships/correct-internship';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params, body }) => {
  const { internship } = await correctInternship(await actor(), { id: params.id, fields: await body() });
  return json(200, { message: 'The spelling has been corrected.', internship });
});
