import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listSubmissions } from '@/lib/internships/submissions/list-submissions';

export const GET = route(async ({ actor, query }) =>
  json(200, await listSubmissions(await actor(), { page: query.get('page'), status: query.get('status') })),
);
