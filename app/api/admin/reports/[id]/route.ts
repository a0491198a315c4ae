import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { decideReport } from '@/lib/reports/decide-report';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await decideReport(await actor(), { id: params.id, fields: await body() })),
);
