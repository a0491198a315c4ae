import { readSessionFacts } from '@/lib/accounts/read-session-facts';
import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';

export const GET = route(async ({ request }) => json(200, await readSessionFacts(request.headers)));
