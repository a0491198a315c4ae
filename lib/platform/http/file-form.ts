import { backToForm } from './back-to-form';
import { isForm, readBrowserForm, textsOf } from './read-form';
import type { Handler } from './redirect-303';
import { paramsOf } from './route';

interface FileForm {
  name: string;
  /** The page with the form, to go back to after a failure. */
  page: (texts: Record<string, string>, params: Record<string, string>) => string;
}

/**
 * Lets a form without JavaScript download a file. After a failure, redirects to its page with the reason in a cookie. The call gets no
 * body.
 */
export const fileForm =
  (call: Handler, { name, page }: FileForm): Handler =>
  async (request, context) => {
    if (!isForm(request)) return call(request, context);
    const sent = await readBrowserForm(request).catch(() => new FormData());
    const answer = await call(request, context);
    if (answer.ok) return answer;
    return backToForm(answer, { name, page: page(textsOf(sent), await paramsOf(context)) });
  };
