import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { updateUser } from '@/lib/users/admin/update-user';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await updateUser(await actor(), { id: params.id, fields: await body() })),
);
