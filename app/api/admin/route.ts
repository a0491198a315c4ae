import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { createUser } from '@/lib/identity/users/admin/create-user';
import { listUsers } from '@/lib/identity/users/admin/list-users';

export const GET = route(async ({ actor, query }) =>
  json(200, await listUsers(await actor(), Object.fromEntries(query))),
);

const call = route(async (context) => json(201, await onceJson(context, createUser)));

export const POST = formCall(call, {
  name: 'create user',
  json: (texts) => texts,
  page: () => '/dashboard/users/new',
  kept: ['firstName', 'lastName', 'phoneNumber', 'email', 'username', 'role'],
});
