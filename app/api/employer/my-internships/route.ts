import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listOwnInternships } from '@/lib/internships/listings/list-own';

export const GET = route(async ({ actor, query }) =>
  json(200, await listOwnInternships(await actor(), Object.fromEntries(query))),
);
