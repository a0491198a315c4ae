import { changeAlertsByLink } from '@/lib/alerts/alerts-by-link';
import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm, readForm } from '@/lib/platform/http/read-form';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { paramsOf, route } from '@/lib/platform/http/route';

/** A mail program sends a form that names no alert, which ends them all. */
const call = route(async ({ request, params, body }) => {
  const change = isForm(request) ? await readForm(request) : await body();
  return json(200, await changeAlertsByLink({ token: params.token ?? '', change }));
});

/** Mail programs post here by themselves and read no page; a browser goes back to the page. */
export const POST: Handler = async (request, context) => {
  const answer = await call(request, context);
  if (!(request.headers.get('accept') ?? '').includes('text/html')) return answer;
  const { token = '' } = await paramsOf(context);
  return backToForm(answer, {
    name: 'unsubscribe alerts',
    page: `/unsubscribe/alerts/${encodeURIComponent(token)}`,
  });
};
