import { listOwnApplications } from '@/lib/applications/tracking/list-own';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await listOwnApplications(await actor(), { page: query.get('page') })),
);
