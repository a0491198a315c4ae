import { registrationOf } from '@/dev/testing/client/registration';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

/** Registers a user who has not followed the link yet. Returns the link. */
async function registered() {
  const person = registrationOf();
  const { status } = await client.api('POST', '/api/auth/register', { json: person });
  expect(status).toBe(201);
  const [mail] = await client.mailsTo(person.email);
  if (!mail) throw new Error('no mail came');
  return { ...person, link: client.linkIn(mail, '/verify-email/') };
}

const logIn = (username: string, password: string) =>
  client.api('POST', '/api/auth/login', { json: { emailOrUsername: username, password } });

test('the link verifies the address as soon as the page is visible, and says so when it is opened again', async ({
  page,
}) => {
  const { link, username, password } = await registered();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed' })).toBeVisible();
  await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
  expect((await logIn(username, password)).status).toBe(200);

  await page.goto(link);
  await expect(page.getByText('You’ve already confirmed your e-mail. You can log in.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/login');
});

test('the link leads a logged-in user to the dashboard', async ({ page }) => {
  const { link } = await registered();
  const { token } = await client.newUser();
  await enter(page, token);
  await page.goto(link);
  await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');
});

test('an invalid link says that it is, and leads to the form for a new one', async ({ page }) => {
  const { email } = await registered();
  await page.goto('/verify-email/never-sent');
  await expect(page.getByText('This link isn’t valid. Ask for a new one on the login page.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page.getByText('Account not verified. Please verify your email.')).toBeVisible();
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(
    page.getByText('If this address still needs confirming, we’ve sent the e-mail again. Check your inbox.'),
  ).toBeVisible();
  const [, second] = await client.mailsTo(email, 2);
  if (!second) throw new Error('no second mail came');
  await page.goto(client.linkIn(second, '/verify-email/'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your e-mail is confirmed' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opening the link verifies nothing until its button is pressed', async ({ page }) => {
    const { link, username, password } = await registered();
    await page.goto(link);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Confirm your e-mail' })).toBeVisible();
    expect((await logIn(username, password)).status).toBe(403);

    await page.getByRole('button', { name: 'Confirm my e-mail' }).press('Enter');
    await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
    expect((await logIn(username, password)).status).toBe(200);
  });
});
