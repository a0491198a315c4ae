import { backToForm } from './back-to-form';
import { paramsOf } from './route';
import { redirectTo, type Handler } from './redirect-303';

export interface PageForm {
  /** Tells the forms of a page from one another. */
  name: string;
  /** The page the form is on, which shows what went wrong. */
  page: (params: Record<string, string>) => string;
  /** The page to redirect to after success, from the answer of the call. */
  done: (body: unknown) => string;
}

/** Whether a browser navigates to this address, to show the answer. */
const isNavigation = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html');

/**
 * Lets a form without script make an upload call: redirects the browser to the page of the result, or back to the
 * form with the errors in a cookie. Other callers get the call's answer.
 */
export const pageForm =
  (call: Handler, { name, page, done }: PageForm): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    if (!isNavigation(request)) return answer;
    if (answer.ok) return redirectTo(done(await answer.json()), answer);
    return backToForm(answer, { name, page: page(await paramsOf(context)), values: {} });
  };
