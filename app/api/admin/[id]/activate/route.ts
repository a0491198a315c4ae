import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { activateUser } from '@/lib/identity/users/admin/activate-user';
import { usersListForm } from '@/app/api/list-form';

export const PATCH = route(async ({ actor, params, body }) =>
  json(200, await activateUser(await actor(), { id: params.id, fields: await body() })),
);

export const POST = usersListForm(PATCH, ({ action }) => ({ action }));
