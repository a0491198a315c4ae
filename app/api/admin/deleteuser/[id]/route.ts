import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';
import { deleteUser } from '@/lib/identity/users/admin/delete-user';
import { usersListForm } from '@/app/api/list-form';

export const DELETE = route(async ({ actor, params }) =>
  json(200, await deleteUser(await actor(), { id: params.id })),
);

export const POST = usersListForm(DELETE);
