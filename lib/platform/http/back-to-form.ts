import { z } from 'zod';
import { outcomeCookie } from './form-outcome';
import { redirectTo } from './redirect-303';

/** A form sent without script. */
interface SentForm {
  /** Tells the forms of a page from one another. */
  name: string;
  /** The page it is on: path and query. */
  page: string;
  /** Field → the typed value, to fill the form again. */
  values: Record<string, string>;
}

const told = z
  .object({
    message: z.string().default(''),
    advice: z.string().optional(),
    errors: z.record(z.string(), z.string()).default({}),
  })
  .catch({ message: '', errors: {} });

/** Redirects (303) to the page of the form, with the result of the call in a cookie. */
export async function backToForm(answer: Response, { name, page, values }: SentForm): Promise<Response> {
  const outcome = { form: name, ok: answer.ok, status: answer.status, values };
  const back = redirectTo(page, answer);
  const path = page.split('?', 1)[0] ?? '/';
  const cookie = outcomeCookie({ ...outcome, ...told.parse(await answer.json()) }, path);
  back.headers.append('Set-Cookie', cookie);
  return back;
}
