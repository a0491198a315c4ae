import { createAlert } from '@/lib/search/alerts/create-alert';
import { listAlerts } from '@/lib/search/alerts/list-alerts';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { onceJson } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';

const PAGE = '/dashboard/alerts';

export const GET = route(async ({ actor }) => json(200, await listAlerts(await actor())));

const create = route(async (context) => {
  const { created, ...answer } = await onceJson(context, createAlert);
  return json(created ? 201 : 200, answer);
});

/** Also handles the button below a list: redirects to the alerts, or to the login page and from there back to the search. */
export const POST = formCall(create, {
  name: 'alerts',
  json: ({ search = '', every }) => ({ search, every }),
  page: () => PAGE,
  afterLogin: ({ search = '' }) => `${PAGE}?${new URLSearchParams({ search }).toString()}`,
  kept: [],
});
