import { readActor } from '@/lib/platform/auth/session';
import { json } from '@/lib/platform/http/answers';
import { backToForm } from '@/lib/platform/http/back-to-form';
import { isForm } from '@/lib/platform/http/read-form';
import type { Handler } from '@/lib/platform/http/redirect-303';
import { route } from '@/lib/platform/http/route';
import { withCookies } from '@/lib/platform/http/session-answer';
import { SAVED_OF_GRADUATES, savedPage } from '@/lib/search/saved/saved-page';
import type { OnDevice } from '@/lib/search/saved/save-on-device';

type ForVisitors = (headers: Headers, input: { internshipId: unknown }) => OnDevice | Promise<OnDevice>;

/** Where the database does not answer, the page of most people says so. */
const pageOf = ({ headers }: Request): Promise<string> =>
  readActor(headers).then(savedPage, () => SAVED_OF_GRADUATES);

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
    if (answer.status !== 401) return backToForm(answer, { name: 'saved', page: await pageOf(request) });
    return backToForm(await forVisitors(request, context), { name: 'saved', page: '/saved' });
  };
}
