import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm } from '@/lib/platform/http/read-form';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { withCookies } from '@/lib/platform/http/session-answer';
import type { OnDevice } from '@/lib/saved/save-on-device';

type ForVisitors = (headers: Headers, input: { internshipId: unknown }) => OnDevice | Promise<OnDevice>;

/**
 * Makes a call of the saved listings by a form without script, which leads to what was saved. For visitors who are not logged in it does
 * the same on their device.
 */
export function savedForm(call: Handler, onDevice: ForVisitors): Handler {
  const forVisitors = route(async ({ request, params }) => {
    const { message, cookie } = await onDevice(request.headers, { internshipId: params.internshipId });
    return withCookies(json(200, { message }), [cookie]);
  });
  return async (request, context) => {
    const answer = await call(request, context);
    if (!isForm(request)) return answer;
    if (answer.status !== 401) return backToForm(answer, { name: 'saved', page: '/dashboard/saved' });
    return backToForm(await forVisitors(request, context), { name: 'saved', page: '/saved' });
  };
}
