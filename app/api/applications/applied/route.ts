import { findApplied } from '@/lib/applications/apply/find-applied';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, query }) =>
  json(200, await findApplied(await actor(), { internshipIds: query.get('internshipIds') })),
);
