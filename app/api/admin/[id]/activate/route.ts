import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { activateUser } from '@/lib/identity/users/admin/activate-user';

export const PATCH = route(async ({ actor, params, body }) =>
  json(200, await activateUser(await actor(), { id: params.id, fields: await body() })),
);
