import type { Page } from '@playwright/test';
import { client } from './stack';

/** Signs the browser in as somebody with a password that tests know, without the login form; gives the token. */
export async function signIn(page: Page, identifier: string): Promise<string> {
  const { token } = await client.logIn(identifier);
  await page
    .context()
    .addCookies([{ name: 'next-auth.session-token', value: token, url: process.env.E2E_APP_URL ?? '' }]);
  return token;
}
