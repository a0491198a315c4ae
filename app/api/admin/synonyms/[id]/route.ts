import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { removeSynonym } from '@/lib/search/synonyms/remove-synonym';

export const DELETE = route(async ({ actor, params }) =>
  json(200, await removeSynonym(await actor(), { id: params.id })),
);
