import { readSessionFacts } from '@/lib/identity/accounts/read-session-facts';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

export const GET = route(async ({ request }) => json(200, await readSessionFacts(request.headers)));
