import { backToForm } from './back-to-form';
import { redirectTo, type Handler } from './redirect-303';
import { paramsOf } from './route';

interface MailHeaderCall {
  /** Posts; mail programs send `List-Unsubscribe=One-Click`. */
  POST: Handler;
  /** Shows the page with the button. It changes nothing: mail scanners open every address. */
  GET: Handler;
}

/**
 * Answers the address in the `List-Unsubscribe` header of a mail (RFC 8058). A mail program posts to it by itself and reads no page. A
 * browser, whether it opens the address or posts the form of the page, is redirected to the page. Takes the call, the name of the form and
 * the path of the page without its token.
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
