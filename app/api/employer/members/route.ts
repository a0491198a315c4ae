import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { inviteMember } from '@/lib/employers/members/invite-member';

const call = route(async ({ actor, body }) => json(202, await inviteMember(await actor(), await body())));

export const POST = formCall(call, {
  name: 'invite member',
  json: ({ email }) => ({ email }),
  page: () => '/dashboard/employer',
  kept: ['email'],
});
