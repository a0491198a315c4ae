import { changeAlertsByLink } from '@/lib/search/alerts/alerts-by-link';
import { json } from '@/lib/platform/http/answers';
import { mailHeaderCall } from '@/lib/platform/http/mail-header-call';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import { route } from '@/lib/platform/http/route';

/** Mail programs send a form that names no alert: this pauses all of the user's alerts. */
const call = route(async ({ request, params, body }) => {
  const change = isForm(request) ? await readForm(request) : await body();
  return json(200, await changeAlertsByLink({ token: params.token ?? '', change }));
});

const form = mailHeaderCall(call, { name: 'unsubscribe alerts', page: '/unsubscribe/alerts' });

export const GET = form.GET;
export const POST = form.POST;
