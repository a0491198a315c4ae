import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { addSynonym } from '@/lib/search/synonyms/add-synonym';
import { listSynonyms } from '@/lib/search/synonyms/list-synonyms';

export const GET = route(async ({ actor, query }) =>
  json(200, await listSynonyms(await actor(), { page: query.get('page') })),
);

const add = route(async (context) => json(201, await onceJson(context, addSynonym)));

export const POST = formCall(add, {
  name: 'add synonym',
  json: ({ phrase, means }) => ({ phrase, means }),
  page: () => '/dashboard/search-words',
  kept: ['phrase', 'means'],
});
