import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { removeSynonym } from '@/lib/search/synonyms/remove-synonym';

const call = route(async ({ actor, params }) =>
  json(200, await removeSynonym(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'remove synonym',
  json: () => ({}),
  page: () => '/dashboard/search-words',
  kept: [],
});
