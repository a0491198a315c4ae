import { moveUnanswered } from '@/lib/applications/move-applications';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await moveUnanswered(await actor(), { internshipId: params.id, move: await body() })),
);
