import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { removeMember } from '@/lib/employers/members/remove-member';

const call = route(async ({ actor, params }) =>
  json(200, await removeMember(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'remove member',
  json: () => ({}),
  page: () => '/dashboard/employer',
  kept: [],
});
