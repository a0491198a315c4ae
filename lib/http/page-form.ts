import { z } from 'zod';
import { outcomeCookie } from './form-outcome';
import { paramsOf } from './route';
import { goTo, type Handler } from './then-go';

export interface PageForm {
  /** Tells the forms of a page from one another. */
  name: string;
  /** The page the form is on, which shows what went wrong. */
  page: (params: Record<string, string>) => string;
  /** The page to go to when all went well, from what the call answered. */
  done: (body: unknown) => string;
}

const problem = z.object({
  message: z.string().default(''),
  errors: z.record(z.string(), z.string()).default({}),
});

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
    const body: unknown = await answer.json();
    if (answer.ok) return goTo(done(body), answer);
    const path = page(await paramsOf(context));
    const back = goTo(path, answer);
    const outcome = { form: name, ok: false, status: answer.status, ...problem.parse(body), values: {} };
    back.headers.append('Set-Cookie', outcomeCookie(outcome, path));
    return back;
  };
