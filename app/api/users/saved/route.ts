import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listSaved } from '@/lib/search/saved/list-saved';

export const GET = route(async ({ actor, query }) =>
  json(200, await listSaved(await actor(), { page: query.get('page') })),
);
