import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listReports } from '@/lib/trust/reports/list-reports';

export const GET = route(async ({ actor, query }) =>
  json(200, await listReports(await actor(), { page: query.get('page'), state: query.get('state') })),
);
