import { register } from '@/lib/identity/accounts/register';
import { accountPath } from '@/lib/platform/auth/login-path';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import { AGE_TEXTS, ageTexts } from '@/lib/identity/accounts/minors/age-texts';
import { json } from '@/lib/platform/http/answers';
import { formCall } from '@/lib/platform/http/form-call';
import { outcomeCookie } from '@/lib/platform/http/form-outcome';
import { onceFromAddress } from '@/lib/platform/idempotency/once';
import { route } from '@/lib/platform/http/route';
import { z } from 'zod';

const NAME = 'register';
const PAGE = '/register';

/** How long the "check your mail" page can show the address, because a phone that is low on memory reloads the page. */
const ADDRESS_SECONDS = 15 * 60;

const kept = z.object({ email: z.string(), returnTo: z.string().optional() }).catch({ email: '' });

/** The cookie for the page after the form: the message, the address, and the path to return to. */
function successCookie(input: unknown, message: string): string {
  const { email, returnTo } = kept.parse(input);
  const values = { email, ...(returnTo !== undefined && { returnTo }) };
  const content = { form: NAME, ok: true, status: 201, message, errors: {}, values };
  return outcomeCookie(content, PAGE, ADDRESS_SECONDS);
}

const call = route(async ({ request, body }) => {
  const input = await body();
  const context = { request, body: () => Promise.resolve(input) };
  const { message } = await onceFromAddress(context, register);
  return json(201, { message }, { 'Set-Cookie': successCookie(input, message) });
});

export const POST = formCall(call, {
  name: NAME,
  json: (texts) => ({ ...texts, ...ageTexts(texts), agreement: texts.agreement !== undefined }),
  page: ({ returnTo }) => accountPath(PAGE, readReturnPath(returnTo)),
  done: () => `${PAGE}/check-your-mail`,
  kept: ['role', 'firstName', 'lastName', 'phoneNumber', 'email', 'username', 'agreement', ...AGE_TEXTS],
});
