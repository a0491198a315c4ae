import { listAuditEntries } from '@/lib/trust/audit/list-entries';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await listAuditEntries(await actor(), Object.fromEntries(query))),
);
