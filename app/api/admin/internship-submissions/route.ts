import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { listSubmissions } from '@/lib/submissions/list-submissions';

export const GET = route(async ({ actor, query }) =>
  json(200, await listSubmissions(await actor(), { page: query.get('page'), status: query.get('status') })),
);
