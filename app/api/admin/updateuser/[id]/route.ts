import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';
import { requestIn, userPage } from '@/lib/identity/data-requests/request-page';
import { SEEN_FIELDS } from '@/lib/identity/users/admin/seen-fields';
import { updateUser } from '@/lib/identity/users/admin/update-user';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await updateUser(await actor(), { id: params.id, fields: await body() })),
);

export const POST = formCall(PUT, {
  name: 'update user',
  json: (texts) => texts,
  page: ({ request }, { id = '' }) => userPage(id, requestIn(request)),
  kept: Object.entries(SEEN_FIELDS).flat(),
});
