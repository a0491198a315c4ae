import { z } from 'zod';
import { readActor } from '@/lib/platform/auth/session';
import { fitsCookie, outcomeCookie, outcomeSeconds, typedCookie, type FormOutcome } from './form-outcome';
import { redirectTo } from './redirect-303';
import { keepTyped } from './typed-texts';

interface SentForm {
  name: string;
  /** The page with the form: path and query. */
  page: string;
  /** Refills the form: the typed values by field, and the request's headers, which identify the user. */
  typed?: { values: Record<string, string>; headers: Headers };
  isPreview?: boolean;
}

const NOTHING = { values: {}, headers: new Headers() };

const told = z
  .object({
    message: z.string().default(''),
    advice: z.string().optional(),
    errors: z.record(z.string(), z.string()).default({}),
  })
  .catch({ message: '', errors: {} });

/** Stores values that are too long for a cookie and returns their key. Undefined for a visitor, or if the database does not respond. */
const keptKey = ({ form, values }: FormOutcome, headers: Headers): Promise<string | undefined> =>
  readActor(headers)
    .then((actor) => keepTyped(actor, form, values))
    .catch(() => undefined);

/** The cookies with the outcome of a form that stays open at `path`. Long values get a separate cookie or go to the database. */
async function cookiesToRefill(outcome: FormOutcome, path: string, headers: Headers): Promise<string[]> {
  const seconds = outcomeSeconds(outcome.status);
  if (fitsCookie(outcome)) return [outcomeCookie(outcome, path, seconds)];
  const own = typedCookie(outcome.form, outcome.values, path, seconds);
  const typed = own?.hash ?? (await keptKey(outcome, headers));
  const short = { ...outcome, values: {}, ...(typed !== undefined && { typed }) };
  const said = outcomeCookie(short, path, seconds);
  return own ? [said, own.cookie] : [said];
}

/** Redirects (303) to the form's page, with the call's result in a cookie. */
export async function backToForm(
  answer: Response,
  { name, page, typed: { values, headers } = NOTHING, isPreview = false }: SentForm,
): Promise<Response> {
  const said = told.parse(await answer.json());
  const { ok, status } = answer;
  const shown = ok && isPreview ? { message: '', values: { ...values, preview: said.message } } : { values };
  const outcome = { form: name, ok, status, ...said, ...shown };
  const back = redirectTo(page, answer);
  const path = page.split('?', 1)[0] ?? '/';
  const cookies =
    ok && !isPreview ? [outcomeCookie(outcome, path)] : await cookiesToRefill(outcome, path, headers);
  for (const cookie of cookies) back.headers.append('Set-Cookie', cookie);
  return back;
}
