import { verifyEmail } from '@/lib/identity/accounts/verify-email';
import { withReturnPath } from '@/lib/platform/auth/return-path';
import { json } from '@/lib/platform/http/answers';
import { outcomeCookie } from '@/lib/platform/http/form-outcome';
import { route } from '@/lib/platform/http/route';
import { redirect303 } from '@/lib/platform/http/redirect-303';

/** How long the login page is filled in with the address. */
const FILLED_SECONDS = 15 * 60;

/** Fills in the login form, so that only the password is typed. */
const loginCookie = (email: string): string =>
  outcomeCookie(
    { form: 'login', ok: true, status: 200, message: '', errors: {}, values: { emailOrUsername: email } },
    '/login',
    FILLED_SECONDS,
  );

export const GET = route(async ({ params }) => {
  const { message, email } = await verifyEmail(params);
  return json(200, { message }, email === null ? {} : { 'Set-Cookie': loginCookie(email) });
});

export const POST = redirect303(GET, ({ token = '' }, query) =>
  withReturnPath(`/verify-email/${encodeURIComponent(token)}?followed=1`, query.get('to')),
);
