import { backToForm } from './back-to-form';
import { isNavigation } from './is-navigation';
import { paramsOf } from './route';
import { redirectTo, type Handler } from './redirect-303';

export interface PageForm {
  /** Tells the forms of a page from one another. */
  name: string;
  /** The page the form is on, which shows what went wrong. */
  page: (params: Record<string, string>, query: URLSearchParams) => string;
  /** The page to redirect to after success, from the answer of the call, if it is another one. */
  done?: (body: unknown) => string;
}

/**
 * Lets a form without script make an upload call: redirects the browser to the page of the result, or back to the
 * form with the errors in a cookie. Other callers get the call's answer.
 */
export const pageForm =
  (call: Handler, { name, page, done }: PageForm): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    if (!isNavigation(request)) return answer;
    if (answer.ok && done) return redirectTo(done(await answer.json()), answer);
    const { searchParams } = new URL(request.url);
    return backToForm(answer, { name, page: page(await paramsOf(context), searchParams) });
  };
