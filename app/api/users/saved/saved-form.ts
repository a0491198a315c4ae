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

/** If the database is down, assumes a graduate, because most users are graduates. */
const pageOf = ({ headers }: Request): Promise<string> =>
  readActor(headers).then(savedPage, () => SAVED_OF_GRADUATES);

/** For browsers without JavaScript: makes the call and redirects to the saved listings. For visitors, saves on the device. */
export function savedForm(call: Handler, onDevice: ForVisitors): Handler {
  const forVisitors = route(async ({ request, params }) => {
    const { message, cookies } = await onDevice(request.headers, { internshipId: params.internshipId });
    return withCookies(json(200, { message }), cookies);
  });
  return async (request, context) => {
    const answer = await call(request, context);
    if (!isForm(request)) return answer;
    if (answer.status !== 401) return backToForm(answer, { name: 'saved', page: await pageOf(request) });
    return backToForm(await forVisitors(request, context), { name: 'saved', page: '/saved' });
  };
}
