import type { Page } from 'playwright/test';
import { accountIn, signedInMark } from '@/lib/platform/auth/session-cookie';
import { client } from './stack';

/** Sets the session cookie with this token in the browser, like a login. */
export async function enter(page: Page, token: string): Promise<void> {
  const url = process.env.E2E_APP_URL ?? '';
  await page.context().addCookies([
    { name: 'next-auth.session-token', value: token, url, httpOnly: true },
    { name: 'mwanzo-signed-in', value: signedInMark(accountIn(token)), url },
  ]);
}

/** Logs the browser in as a user with the test password, without the form. Returns the token. */
export async function signIn(page: Page, identifier: string): Promise<string> {
  const { token } = await client.logIn(identifier);
  await enter(page, token);
  return token;
}
