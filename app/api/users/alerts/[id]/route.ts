import { changeAlert } from '@/lib/search/alerts/change-alert';
import { removeAlert } from '@/lib/search/alerts/remove-alert';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

export const PUT = route(async ({ actor, params, body }) =>
  json(200, await changeAlert(await actor(), { id: params.id, change: await body() })),
);

export const DELETE = route(async ({ actor, params }) =>
  json(200, await removeAlert(await actor(), { id: params.id })),
);

export const POST = formCall(PUT, {
  name: 'alerts',
  json: ({ every, paused }) => ({
    ...(every !== undefined && { every }),
    ...(paused !== undefined && { paused: paused === 'yes' }),
  }),
  page: () => '/dashboard/alerts',
  kept: [],
});
