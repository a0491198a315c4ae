import { listOwnApplications } from '@/lib/applications/list-own';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await listOwnApplications(await actor(), { page: query.get('page') })),
);
