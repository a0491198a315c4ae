import { backToForm } from './back-to-form';
import { redirectTo, type Handler } from './redirect-303';
import { paramsOf } from './route';

interface MailHeaderCall {
  /** Handles posts. Mail programs send `List-Unsubscribe=One-Click`. */
  POST: Handler;
  /** Shows the page with the button and changes nothing, because mail scanners open every address. */
  GET: Handler;
}

/**
 * Handles the address in an e-mail's `List-Unsubscribe` header (RFC 8058). Mail programs post to it and need no page. Browsers
 * that open it, or post the page's form, are redirected to the page. `page` is its path without the token.
 */
export const mailHeaderCall = (call: Handler, form: { name: string; page: string }): MailHeaderCall => {
  const pageOf = async (context: Parameters<Handler>[1]): Promise<string> => {
    const { token = '' } = await paramsOf(context);
    return `${form.page}/${encodeURIComponent(token)}`;
  };
  return {
    POST: async (request, context) => {
      const answer = await call(request, context);
      if (!(request.headers.get('accept') ?? '').includes('text/html')) return answer;
      return backToForm(answer, { name: form.name, page: await pageOf(context) });
    },
    GET: async (_, context) => redirectTo(await pageOf(context)),
  };
};
