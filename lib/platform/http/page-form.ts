import { backToForm } from './back-to-form';
import { isNavigation } from './is-navigation';
import { paramsOf } from './route';
import { redirectTo, type Handler } from './redirect-303';

export interface PageForm {
  name: string;
  /** The page with the form, which shows what went wrong. */
  page: (params: Record<string, string>, query: URLSearchParams) => string;
  /** Where to redirect after success, derived from the call's response. Default: `page`. */
  done?: (body: unknown) => string;
}

/** Lets a form without JavaScript make an upload call. Redirects to the result, or back to the form with the errors in a cookie. */
export const pageForm =
  (call: Handler, { name, page, done }: PageForm): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    if (!isNavigation(request)) return answer;
    if (answer.ok && done) return redirectTo(done(await answer.json()), answer);
    const { searchParams } = new URL(request.url);
    return backToForm(answer, { name, page: page(await paramsOf(context), searchParams) });
  };
