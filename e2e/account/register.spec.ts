import type { Page } from 'playwright/test';
import { TEST_PASSWORD } from '@/dev/testing/client/client-for';
import { registrationOf } from '@/dev/testing/client/registration';
import { openWithStoppedClock } from '../clock';
import { tabTo } from '../keyboard';
import { openMenu } from '../people';
import { publishListing } from '../listings';
import { client } from '../stack';
import { touch } from '../touch';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';

const SUCCESS = 'Your registration was successful. Check your email inbox to verify your email.';
const LABELS = {
  firstName: 'First name',
  lastName: 'Last name',
  phoneNumber: 'Phone number',
  email: 'Email',
  username: 'Username',
  password: 'Password',
} as const;

type Field = keyof typeof LABELS;

const field = (page: Page, name: Field) => page.getByLabel(LABELS[name], { exact: true });
const press = (page: Page) => page.getByRole('button', { name: 'Get Account' }).click();

async function fill(page: Page, person: ReturnType<typeof registrationOf>): Promise<void> {
  for (const name of Object.keys(LABELS) as Field[]) await field(page, name).fill(String(person[name]));
  await page.getByLabel('Yes', { exact: true }).check();
  await page.getByLabel(/I am at least 16 years old/).check();
}

/** Expects the message beside the field and in the summary, which has the focus and a link to the field. */
async function expectRefused(page: Page, name: Field, message: string): Promise<void> {
  const summary = page.getByRole('alert').filter({ hasText: message });
  await expect(summary).toBeFocused();
  await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(`Error: ${message.slice(0, 20)}`));
  await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
  await expect(page).toHaveTitle(/^Error: /);
  await summary.getByRole('link', { name: message }).click();
  await expect(field(page, name)).toBeFocused();
}

/** Invalid values and their messages. */
const BROKEN: readonly [Field, value: string, message: string][] = [
  ['firstName', '', 'First name is required'],
  ['firstName', 'A', 'First name should be at least 2 letters long'],
  ['firstName', 'Akinyi1', 'First name should contain only letters'],
  ['lastName', '', 'Last name is required'],
  ['lastName', 'O', 'Last name should be at least 2 letters long'],
  ['lastName', 'Otieno 2', 'Last name should contain only letters'],
  ['phoneNumber', '', 'Phone number is required'],
  ['phoneNumber', '071234567', 'Phone number should be exactly 10 digits'],
  ['phoneNumber', '0000000000', 'Phone number should begin with 07, 01 or 02 to 06'],
  ['email', '', 'Email is required'],
  ['email', 'akinyi@', 'Please enter a valid email address!'],
  ['username', '', 'Username is required'],
  ['username', 'ak', 'Username should be at least 3 letters long'],
  ['username', 'Akinyi', 'Username should contain only lowercase letters'],
  ['password', 'Aa1#', 'Password should be at least 8 characters long!'],
  ['password', 'karibu#2026', 'Password should contain an uppercase letter!'],
  ['password', 'KARIBU#2026', 'Password should contain a lowercase letter!'],
  ['password', 'Karibu#xyz', 'Password should contain a digit!'],
  ['password', 'Karibu2026', 'Password should contain a special character!'],
  ['password', 'P@ssw0rd', 'This password is too common. Choose another one.'],
];

test('every rule shows its message beside the field and in the summary', async ({ page }) => {
  const person = registrationOf();
  await page.goto('/register');
  await fill(page, person);
  for (const [name, value, message] of BROKEN) {
    await field(page, name).fill(value);
    await press(page);
    await expectRefused(page, name, message);
    await field(page, name).fill(String(person[name]));
  }
});

test('lists several mistakes at once, each with a link to its field', async ({ page }) => {
  await page.goto('/register');
  await press(page);
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Please fix the errors in the form to continue' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Select whether you’re 18 or older',
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'Email is required',
    'Username is required',
    'Password should be at least 8 characters long!',
    'Agree to the user agreement and the privacy policy to continue',
  ]);

  // An edited field loses its message. The summary disappears with the last message, and the focus stays in
  // the field.
  await field(page, 'firstName').pressSequentially('A');
  await expect(field(page, 'firstName')).toBeFocused();
  await expect(field(page, 'firstName')).toHaveAttribute('aria-invalid', 'false');
  await expect(summary.getByRole('link')).toHaveCount(7);
  await fill(page, registrationOf());
  await expect(summary).toBeHidden();
  await expect(page.getByText(/^Error: /)).toHaveCount(0);
  await expect(page).toHaveTitle(/^Get Account/);
});

test('ticks off the password rules while typing', async ({ page }) => {
  await page.goto('/register');
  const needs = page.getByRole('list', { name: 'Your password needs:' });
  const missing = needs.getByRole('listitem').filter({ hasText: ': missing' });
  await expect(missing).toHaveCount(5);
  await expect(field(page, 'password')).toHaveAccessibleDescription(
    /Your password needs: At least 8 characters\s?: missing/,
  );
  const steps: [typed: string, missing: number][] = [
    ['k', 4],
    ['kA', 3],
    ['kA1', 2],
    ['kA1#', 1],
    [TEST_PASSWORD, 0],
  ];
  for (const [typed, count] of steps) {
    await field(page, 'password').fill(typed);
    await expect(missing).toHaveCount(count);
  }
  const told = page.getByRole('status').filter({ hasText: /\w/ });
  await expect(told).toHaveText('Your password meets every rule');
  await field(page, 'password').fill('karibu2026');
  await expect(told).toHaveText('Still missing: an uppercase letter, a special character');
  await press(page);
  const links = page.getByRole('alert').getByRole('link');
  await expect(links.filter({ hasText: /^Password/ })).toHaveText([
    'Password should contain an uppercase letter!',
    'Password should contain a special character!',
  ]);
});

test('an employer registers by keyboard alone; the success message stays ten seconds, and the hint about the e-mail longer', async ({
  page,
}) => {
  const person = registrationOf({ lastName: "Ng'ang'a", phoneNumber: '+254 712 345 678' });
  await openWithStoppedClock(page, '/register');
  await tabTo(page, page.getByRole('radio', { name: /Student or graduate/ }));
  await expect(page.getByRole('radio', { name: /Student or graduate/ })).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /Employer/ })).toBeChecked();
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }));
  await page.keyboard.press('Space');
  for (const name of Object.keys(LABELS) as Field[]) {
    await tabTo(page, field(page, name));
    await page.keyboard.type(String(person[name]));
  }
  await tabTo(page, page.getByRole('button', { name: 'Show password' }));
  await page.keyboard.press('Enter');
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
  await tabTo(page, page.getByLabel(/I am at least 16 years old/));
  await page.keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: 'Get Account' }));
  await page.keyboard.press('Enter');

  await expect(page.getByText(SUCCESS)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your mail' })).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  // The ten seconds begin when the page's script runs, which may be after the message appears.
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText(SUCCESS)).toBeHidden({ timeout: 100 });
  }).toPass();
  await page.reload();
  await expect(page.getByText(`We’ve sent a link to ${person.email}.`)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the mail app' })).toHaveAttribute('href', /^\w+:/);
  await expect(page.getByLabel('Your email')).toHaveValue(person.email);
  await page.getByRole('link', { name: 'Register again' }).click();
  await expect(field(page, 'firstName')).toHaveValue('');
  await expect(page.getByText(SUCCESS)).toHaveCount(0);

  const [mail] = await client.mailsTo(person.email);
  if (!mail) throw new Error('no mail came');
  const token = client.linkIn(mail, '/verify-email/').split('/').at(-1) ?? '';
  await client.api('GET', `/api/auth/verify-email/${token}`);
  expect((await client.logIn(person.username)).user.role).toBe('employer');
});

test('reports a taken username beside its field, but a known e-mail address only to its owner', async ({
  page,
}) => {
  const known = await client.newUser();
  const person = registrationOf({ username: known.username });
  await page.goto('/register');
  await fill(page, person);
  await press(page);
  await expectRefused(page, 'username', 'This username is taken. Choose another.');

  await fill(page, registrationOf({ email: known.email }));
  await press(page);
  await expect(page.getByText(SUCCESS)).toBeVisible();
  const [, told] = await client.mailsTo(known.email, 2);
  expect(told?.subject).toBe('You already have a Mwanzo account');
});

test('shows a friendly message for a failure without one', async ({ page }) => {
  await page.goto('/register');
  await fill(page, registrationOf());
  await page.route('**/api/auth/register', (route) => route.fulfill({ status: 500, body: 'no JSON' }));
  await touch(page);
  await press(page);
  await expect(page.getByRole('alert').getByText('Something went wrong. Please try again!')).toBeVisible();
});

const mailTo = async (email: string, nth: number) => {
  const mail = (await client.mailsTo(email, nth)).at(nth - 1);
  if (!mail) throw new Error(`no mail came to ${email}`);
  return client.linkIn(mail, '/verify-email/');
};

withAndWithoutScript((script) => {
  test('from a listing to an account and back, names the listing on the way and ends at it', async ({
    page,
  }) => {
    const { title, path } = await publishListing();
    const name = `${title} at Jua Kali Energy`;
    const person = registrationOf();
    await page.goto(`/login?${new URLSearchParams({ reason: 'none', from: path }).toString()}`);
    await expect(page.getByText('Please login to access this page')).toBeVisible();
    await expect(page.getByText(`Log in to apply for ${name}`)).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Get Account' }).click();
    await expect(page.getByText(`Get an account to apply for ${name}.`)).toBeVisible();

    await fill(page, { ...person, password: 'Aa1#' });
    await press(page);
    await expect(page.getByRole('alert').filter({ hasText: 'at least 8 characters long!' })).toBeVisible();
    await fill(page, person);
    await press(page);
    await expect(page.getByText(SUCCESS)).toBeVisible();
    await expect(page.getByText(`We’ve sent a link to ${person.email}.`)).toContainText(
      `then apply for ${name}`,
    );
    expect(await mailTo(person.email, 1)).toMatch(/\/verify-email\/[\w-]{43}\?to=/);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('we’ve sent the e-mail again')).toBeVisible();
    await expect(page).toHaveURL('/register/check-your-mail');

    await page.goto(await mailTo(person.email, 2));
    if (!script) await page.getByRole('button', { name: 'Confirm my e-mail' }).click();
    await expect(page.getByText('Your e-mail is confirmed. You can log in now.')).toBeVisible();
    await expect(page.getByText(`Next: apply for ${name}.`)).toBeVisible();
    await page.getByRole('link', { name: 'Continue your application' }).click();
    await expect(page.getByText(`Log in to apply for ${name}`)).toBeVisible();
    await page.getByLabel('Email or username').fill(person.username);
    await field(page, 'password').fill(TEST_PASSWORD);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });
});

test('the links in the header also keep the listing', async ({ page }) => {
  const { title, path } = await publishListing();
  const press = async (name: string) => {
    await openMenu(page);
    await page.getByRole('banner').getByRole('link', { name }).locator('visible=true').click();
  };
  await page.goto(path);
  await press('Log In');
  await expect(page.getByText(`Log in to apply for ${title} at Jua Kali Energy`)).toBeVisible();
  await page.goto(path);
  await press('Get Account');
  await expect(page.getByText(`Get an account to apply for ${title} at Jua Kali Energy.`)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveTitle(/^Log In/);
  await press('Get Account');
  await expect(page.getByText(`Get an account to apply for ${title} at Jua Kali Energy.`)).toBeVisible();
});
