import { backToForm } from './back-to-form';
import { paramsOf } from './route';
import { redirectTo, type Handler } from './redirect-303';

export interface PageForm {
  /** Tells the forms of a page from one another. */
  name: string;
  /** The page the form is on, which shows what went wrong. */
  page: (params: Record<string, string>) => string;
  /** The page to go to when all went well, from what the call answered. */
  done: (body: unknown) => string;
}

/** Whether a browser goes to this address by itself, to show what it answers. */
const isNavigation = (request: Request): boolean =>
  (request.headers.get('accept') ?? '').includes('text/html');

/**
 * Lets the form of a page make a call that takes a file: the browser then goes on to the page of what came of it, or back, with
 * what is wrong in a cookie. Whoever makes the call otherwise gets its answer.
 */
export const pageForm =
  (call: Handler, { name, page, done }: PageForm): Handler =>
  async (request, context) => {
    const answer = await call(request, context);
    if (!isNavigation(request)) return answer;
    if (answer.ok) return redirectTo(done(await answer.json()), answer);
    return backToForm(answer, { name, page: page(await paramsOf(context)), values: {} });
  };
