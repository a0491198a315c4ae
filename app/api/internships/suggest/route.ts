import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { suggestSearches } from '@/lib/internships/listings/suggest-searches';

export const GET = route(async ({ query }) => json(200, await suggestSearches({ q: query.get('q') })));
