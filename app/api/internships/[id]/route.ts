import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { readInternship } from '@/lib/internships/read-internship';

export const GET = route(async ({ params }) =>
  json(200, { internship: await readInternship({ id: params.id }) }),
);
