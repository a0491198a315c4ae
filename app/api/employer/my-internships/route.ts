import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listOwnInternships } from '@/lib/internships/list-own';

export const GET = route(async ({ actor, query }) =>
  json(200, await listOwnInternships(await actor(), Object.fromEntries(query))),
);
