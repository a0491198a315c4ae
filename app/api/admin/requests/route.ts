import { listDataRequests } from '@/lib/identity/data-requests/list-data-requests';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await listDataRequests(await actor(), { page: query.get('page'), state: query.get('state') })),
);
