import { serialize } from 'cookie';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { secretKey } from '@/lib/platform/env/secret-key';
import { cookieName } from '@/lib/platform/auth/cookie-name';
import { isSecure } from '@/lib/platform/env/env';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-form';

/** The cookie with the outcome of a form. Each form has its own name, because a cookie is sent to subpages too. */
export const outcomeCookieName = (form: string): string =>
  cookieName(`${AUDIENCE}-${form.replaceAll(' ', '-')}`, isSecure());

/** How long a page may take to ask for it, and how long a reload still shows it. */
const SECONDS = 60;

/** What fits into a cookie with everything else it says (browsers take 4096 bytes). */
const MAX_COOKIE_LENGTH = 3_500;

const texts = z.record(z.string(), z.string());

const outcome = z.object({
  /** Which form of the page. */
  form: z.string(),
  ok: z.boolean(),
  status: z.number(),
  message: z.string(),
  /** What to do, beside the message. */
  advice: z.string().optional(),
  /** Field → its error message. */
  errors: texts,
  /** Field → the typed value, to fill the form again. */
  values: texts,
});

/** The outcome of a form that a browser sent without script. */
export type FormOutcome = z.infer<typeof outcome>;

const sign = (content: FormOutcome, seconds: number): string =>
  jwt.sign(content, secretKey(), { algorithm: 'HS256', audience: AUDIENCE, expiresIn: seconds });

/**
 * The `Set-Cookie` value with an outcome for the page at `path`, valid for `seconds`; typed values are omitted if
 * they are too long.
 */
export function outcomeCookie(content: FormOutcome, path: string, seconds = SECONDS): string {
  const whole = sign(content, seconds);
  const value = whole.length > MAX_COOKIE_LENGTH ? sign({ ...content, values: {} }, seconds) : whole;
  return serialize(outcomeCookieName(content.form), value, {
    path,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: seconds,
  });
}

/** Reads the cookie for one form of a page; null where there is none, it is not ours, or it is another form's. */
export function readOutcome(cookie: string | undefined, form: string): FormOutcome | null {
  if (cookie === undefined) return null;
  try {
    const content = jwt.verify(cookie, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    const read = outcome.safeParse(content);
    return read.success && read.data.form === form ? read.data : null;
  } catch {
    return null;
  }
}
