import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { removeSaved } from '@/lib/saved/remove-saved';

const call = route(async ({ actor, params }) =>
  json(200, await removeSaved(await actor(), { internshipId: params.internshipId })),
);

export const POST = formCall(call, {
  name: 'saved',
  json: () => ({}),
  page: () => '/dashboard/saved',
  kept: [],
});
