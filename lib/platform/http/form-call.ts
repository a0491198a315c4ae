import { KEY_FIELD, KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';
import { loginPath } from '@/lib/platform/auth/login-path';
import { backToForm } from './back-to-form';
import { isForm, readBrowserForm, textsOf } from './read-form';
import { paramsOf } from './route';
import { redirectTo, type Handler } from './redirect-303';

type Texts = Record<string, string>;

export interface FormCall {
  name: string;
  /** Builds the call's input from the form's text fields, or from the form itself if names repeat. */
  json: (texts: Texts, form: FormData) => unknown;
  /** The path and query of the page with the form, to go back to. */
  page: (texts: Texts, params: Record<string, string>) => string;
  /** Where to go after success, if not back to the form. */
  done?: (texts: Texts) => string;
  /** Where to go if the error response requires one more step, or undefined to go back to the form. */
  onward?: (body: unknown, texts: Texts) => string | undefined;
  /** For a form on a public page: where visitors go after logging in. Default: back to the form. */
  afterLogin?: (texts: Texts) => string;
  /** The fields to refill. Never a password. */
  kept: readonly string[];
  /** The form stays as typed after success, too. The message of the answer, which may be long, becomes the value `preview`. */
  isPreview?: boolean;
}

/** The typed values of the kept fields. A list has one line per item. */
const keptOf = (sent: FormData, kept: readonly string[]): Texts =>
  Object.fromEntries(
    kept
      .map((field) => [field, sent.getAll(field).filter((text) => typeof text === 'string')] as const)
      .flatMap(([field, texts]) => (texts.length > 0 ? [[field, texts.join('\n')]] : [])),
  );

/** The request that the page's script would send. Encodes a key that is not valid in a header, so that it is then rejected as invalid. */
function asJson(request: Request, json: unknown, key: string | undefined): Request {
  const headers = new Headers(request.headers);
  if (key !== undefined) headers.set(KEY_HEADER, encodeURI(key));
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(json) });
}

/** Lets a form without JavaScript call the API. Redirects to the next page, or back to the form with the result in a cookie. */
export const formCall =
  (call: Handler, form: FormCall): Handler =>
  async (request, context) => {
    if (!isForm(request)) return call(request, context);
    const sent = await readBrowserForm(request).catch(() => new FormData());
    const { [KEY_FIELD]: key, ...texts } = textsOf(sent);
    const answer = await call(asJson(request, form.json(texts, sent), key), context);
    if (answer.ok && form.done) return redirectTo(form.done(texts), answer);
    if (answer.status === 401 && form.afterLogin)
      return redirectTo(loginPath('none', form.afterLogin(texts)), answer);
    const onward = form.onward?.(await answer.clone().json(), texts);
    if (onward !== undefined) return redirectTo(onward, answer);
    const page = form.page(texts, await paramsOf(context));
    const typed = { values: keptOf(sent, form.kept), headers: request.headers };
    return backToForm(answer, { name: form.name, page, typed, isPreview: form.isPreview });
  };
