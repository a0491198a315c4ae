import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listEmployers } from '@/lib/employers/profile/list-employers';

export const GET = route(async ({ actor, query }) =>
  json(200, await listEmployers(await actor(), { page: query.get('page'), state: query.get('state') })),
);
