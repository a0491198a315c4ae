import { json } from '@/lib/http/answers';
import { route } from '@/lib/http/route';
import { updateUser } from '@/lib/users/admin/update-user';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await updateUser(await actor(), { id: params.id, fields: await body() })),
);
