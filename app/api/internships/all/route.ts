import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listAllInternships } from '@/lib/internships/listings/list-all';

export const GET = route(async ({ actor, query }) =>
  json(200, await listAllInternships(await actor(), Object.fromEntries(query))),
);
