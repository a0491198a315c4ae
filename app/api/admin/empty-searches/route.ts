import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { listEmptySearches } from '@/lib/search/synonyms/list-empty-searches';

export const GET = route(async ({ actor }) => json(200, await listEmptySearches(await actor())));
