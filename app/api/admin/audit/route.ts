import { listAuditEntries } from '@/lib/audit/list-entries';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await listAuditEntries(await actor(), Object.fromEntries(query))),
);
