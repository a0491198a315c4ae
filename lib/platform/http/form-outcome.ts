import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { z } from 'zod';
import { pathCookieName } from '@/lib/platform/auth/cookie-name';
import { httpOnlyCookie } from '@/lib/platform/auth/http-only-cookie';
import { readSigned, signFor } from '@/lib/platform/auth/signed-token';
import { isSecure } from '@/lib/platform/env/env';

const AUDIENCE = 'mwanzo-form';

/** Part of the name of every cookie with an outcome. */
export const OUTCOME_COOKIES = `${AUDIENCE}-`;

/** Each form has its own cookie name, because browsers send cookies to subpages too. */
const plainName = (form: string): string => `${OUTCOME_COOKIES}${form.replaceAll(' ', '-')}`;

export const outcomeCookieName = (form: string): string => pathCookieName(plainName(form), isSecure());

/** Time for the browser to request the page, and to reload it with the same outcome. */
const SECONDS = 60;
/** Time to log in again if the session had ended when the form was sent. */
const SECONDS_TO_LOG_IN = 30 * 60;

export const outcomeSeconds = (status: number): number => (status === 401 ? SECONDS_TO_LOG_IN : SECONDS);

/** Leaves room for the cookie's attributes: browsers accept 4096 bytes. */
const MAX_COOKIE_LENGTH = 3_500;

const texts = z.record(z.string(), z.string());

const outcome = z.object({
  form: z.string(),
  ok: z.boolean(),
  status: z.number(),
  message: z.string(),
  advice: z.string().optional(),
  errors: texts,
  values: texts,
  /** The hash of the separate cookie with long values, or the key of the stored values (typed-texts.ts). */
  typed: z.string().optional(),
  /** When the cookie was made, in milliseconds since 1970. */
  at: z.number().optional(),
});

export type FormOutcome = z.infer<typeof outcome>;

const sign = (content: FormOutcome, seconds: number): string =>
  signFor(AUDIENCE, { ...content, at: Date.now() }, { expiresIn: seconds });

export const fitsCookie = (content: FormOutcome): boolean =>
  sign(content, SECONDS).length <= MAX_COOKIE_LENGTH;

/** The `Set-Cookie` value with an outcome for the page at `path`. Omits typed values that are too long. */
export function outcomeCookie(content: FormOutcome, path: string, seconds = SECONDS): string {
  const whole = sign(content, seconds);
  const value = whole.length > MAX_COOKIE_LENGTH ? sign({ ...content, values: {} }, seconds) : whole;
  return httpOnlyCookie(plainName(content.form), value, seconds, path);
}

/** Maximum bytes to compress into a cookie. Forms for visitors accept no text that long. */
const MAX_TYPED_BYTES = 32 * 1024;

const hashOf = (packed: string): string => createHash('sha256').update(packed).digest('base64url');

const typedForm = (form: string): string => `${form} typed`;

/** The name of the cookie for typed values that are too long for the outcome's cookie. */
export const typedCookieName = (form: string): string => outcomeCookieName(typedForm(form));

/** The `Set-Cookie` value with long typed values, and its hash. Undefined if they do not fit. 5,000 letters of English text do. */
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
  return { cookie: httpOnlyCookie(plainName(typedForm(form)), packed, seconds, path), hash: hashOf(packed) };
}

export function readTypedCookie(cookie: string | undefined, hash: string): FormOutcome['values'] | undefined {
  if (cookie === undefined || hashOf(cookie) !== hash) return undefined;
  const text = brotliDecompressSync(Buffer.from(cookie, 'base64url'), { maxOutputLength: MAX_TYPED_BYTES });
  return texts.parse(JSON.parse(text.toString()));
}

/** Reads the outcome of one form. Null without a valid cookie for that form. */
export function readOutcome(cookie: string | undefined, form: string): FormOutcome | null {
  const read = readSigned(AUDIENCE, cookie, outcome);
  return read?.form === form ? read : null;
}

/** The last of a page's forms that succeeded: the cookies of the others may be left from before. */
export const lastDone = (outcomes: readonly (FormOutcome | null | undefined)[]): FormOutcome | undefined =>
  outcomes
    .flatMap((outcome) => (outcome?.ok ? [outcome] : []))
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))[0];
