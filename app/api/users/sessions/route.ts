import { listSessions } from '@/lib/identity/accounts/sessions/list-sessions';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ actor, request }) =>
  json(200, await listSessions(await actor(), request.headers)),
);
