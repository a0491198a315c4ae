import { moveApplications } from '@/lib/applications/status/move-applications';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, body }) =>
  json(200, await moveApplications(await actor(), await body())),
);
