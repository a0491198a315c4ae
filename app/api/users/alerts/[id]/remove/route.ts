import { removeAlert } from '@/lib/search/alerts/remove-alert';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { route } from '@/lib/platform/http/route';

const call = route(async ({ actor, params }) =>
  json(200, await removeAlert(await actor(), { id: params.id })),
);

export const POST = formCall(call, {
  name: 'alerts',
  json: () => ({}),
  page: () => '/dashboard/alerts',
  kept: [],
});
