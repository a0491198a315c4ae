import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { makeOwner } from '@/lib/employers/members/make-owner';

const call = route(async ({ actor, params }) => json(200, await makeOwner(await actor(), { id: params.id })));

export const POST = formCall(call, {
  name: 'make owner',
  json: () => ({}),
  page: () => '/dashboard/employer',
  kept: [],
});
