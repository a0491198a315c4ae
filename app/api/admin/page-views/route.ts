import { readPageViews } from '@/lib/operations/dashboard/read-page-views';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await readPageViews(await actor(), Object.fromEntries(query))),
);
