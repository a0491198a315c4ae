import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { removeMember } from '@/lib/employers/members/remove-member';

export const DELETE = route(async ({ actor, params }) =>
  json(200, await removeMember(await actor(), { id: params.id })),
);
