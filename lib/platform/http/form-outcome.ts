import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
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
/** How long somebody may take to log in again, whose session had ended when they sent it. */
const SECONDS_TO_LOG_IN = 30 * 60;

/** Seconds for which the outcome of an answer with this status is kept. */
export const outcomeSeconds = (status: number): number => (status === 401 ? SECONDS_TO_LOG_IN : SECONDS);

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
  /** Where they are too long for this cookie: the hash of the cookie that has them, or the key of what is kept (typed-texts.ts). */
  typed: z.string().optional(),
});

/** The outcome of a form that a browser sent without script. */
export type FormOutcome = z.infer<typeof outcome>;

const sign = (content: FormOutcome, seconds: number): string =>
  jwt.sign(content, secretKey(), { algorithm: 'HS256', audience: AUDIENCE, expiresIn: seconds });

/** Whether a cookie can hold the outcome with everything that was typed. */
export const fitsCookie = (content: FormOutcome): boolean =>
  sign(content, SECONDS).length <= MAX_COOKIE_LENGTH;

/**
 * The `Set-Cookie` value with an outcome for the page at `path`, valid for `seconds`; typed values are omitted if
 * they are too long.
 */
export function outcomeCookie(content: FormOutcome, path: string, seconds = SECONDS): string {
  const whole = sign(content, seconds);
  const value = whole.length > MAX_COOKIE_LENGTH ? sign({ ...content, values: {} }, seconds) : whole;
  return setCookie(outcomeCookieName(content.form), value, path, seconds);
}

const setCookie = (name: string, value: string, path: string, maxAge: number): string =>
  serialize(name, value, { path, httpOnly: true, sameSite: 'lax', secure: isSecure(), maxAge });

/** Most bytes that are compressed into a cookie: no text of a form that visitors fill in is as long. */
const MAX_TYPED_BYTES = 32 * 1024;

const hashOf = (packed: string): string => createHash('sha256').update(packed).digest('base64url');

/** The cookie with what was typed into a form, where that is too long for the cookie of its outcome. */
export const typedCookieName = (form: string): string => outcomeCookieName(`${form} typed`);

/**
 * The `Set-Cookie` value with long typed values, for the page at `path`, and the hash by which the outcome names it; undefined where
 * no cookie can hold them. 5,000 letters of English fit.
 */
export function typedCookie(
  form: string,
  values: FormOutcome['values'],
  path: string,
  seconds = SECONDS,
): { cookie: string; hash: string } | undefined {
  const text = JSON.stringify(values);
  if (Buffer.byteLength(text) > MAX_TYPED_BYTES) return undefined;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 };
  const packed = brotliCompressSync(text, { params }).toString('base64url');
  if (packed.length > MAX_COOKIE_LENGTH) return undefined;
  return { cookie: setCookie(typedCookieName(form), packed, path, seconds), hash: hashOf(packed) };
}

/** The typed values in the cookie with this hash; undefined where it is another one. */
export function readTypedCookie(cookie: string | undefined, hash: string): FormOutcome['values'] | undefined {
  if (cookie === undefined || hashOf(cookie) !== hash) return undefined;
  const text = brotliDecompressSync(Buffer.from(cookie, 'base64url'), { maxOutputLength: MAX_TYPED_BYTES });
  return texts.parse(JSON.parse(text.toString()));
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
