import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listOwnSubmissions } from '@/lib/internships/submissions/list-own';

export const GET = route(async ({ actor, query }) =>
  json(200, await listOwnSubmissions(await actor(), { page: query.get('page') })),
);
