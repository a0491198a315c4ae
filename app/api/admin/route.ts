import { json } from '@/lib/platform/http/answers';
import { onceJson } from '@/lib/platform/http/once-json';
import { route } from '@/lib/platform/http/route';
import { createUser } from '@/lib/users/admin/create-user';
import { listUsers } from '@/lib/users/admin/list-users';

export const GET = route(async ({ actor, query }) =>
  json(200, await listUsers(await actor(), Object.fromEntries(query))),
);

export const POST = route(async (context) => json(201, await onceJson(context, createUser)));
