import type { Page } from 'playwright/test';
import { pdf } from '../files';
import { logIn, logOut } from '../people';
import { enter } from '../signed-in';
import { expectSpoken, spoken } from '../spoken';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';

const SUBMIT = '/dashboard/employer-internships/submit';
const CLOCK = /\b\d{1,2}:\d{2} [AP]M/g;

const IS_BACK = 'We kept what you typed';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/**
 * Opens a page as a new user with a controllable clock. Waits until the script has started counting down to
 * the end of the session.
 */
async function openWithClock(page: Page, path: string): Promise<void> {
  const { token } = await client.newUser();
  await enter(page, token);
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await touch(page);
}

test('a session can be extended five minutes before its end, and the focus stays where it was', async ({
  page,
}) => {
  await openWithClock(page, '/dashboard/career');
  const school = page.getByLabel('School');
  await school.fill('Maseno University');
  await page.clock.fastForward('11:54:00');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.clock.fastForward('02:00');
  const warning = dialog(page, 'Your session is about to end');
  await expect(warning.getByRole('button', { name: 'Stay logged in' })).toBeFocused();
  const said = (await spoken(page, warning)).replace(CLOCK, '<clock>');
  expectSpoken(said, 'session-ends');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^You’re logged in until \d{1,2}:\d{2} [AP]M$/)).toBeAttached();
  await expect(warning).toBeHidden();
  await expect(school).toBeFocused();
  await expect(school).toHaveValue('Maseno University');
  await page.clock.fastForward('11:54:00');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an ended session shows a message, leads to the login and then back', async ({ page }) => {
  await openWithClock(page, '/dashboard/saved?page=1');
  await page.clock.fastForward('11:56:00');
  await expect(dialog(page, 'Your session is about to end')).toBeVisible();
  await page.clock.fastForward('05:00');
  const ended = dialog(page, 'Your session has ended');
  await expect(ended.getByRole('link', { name: 'Log In' })).toBeFocused();
  await expect(ended.getByRole('link', { name: 'Log In' })).toHaveAttribute(
    'href',
    '/login?reason=expired&from=%2Fdashboard%2Fsaved%3Fpage%3D1',
  );
});

test('a typed submission outlives the session; the page asks for the file by name', async ({ page }) => {
  const employer = await client.newUser({ role: 'employer' });
  await enter(page, employer.token);
  await page.goto(SUBMIT);
  await page.getByLabel('Job title').fill('Water Engineering Intern');
  await page.getByLabel(/^Pay/).selectOption('Unpaid');
  await page.getByLabel('What the intern will do, item 1').fill('Measure wells');
  await page.keyboard.press('Enter');
  await page.getByLabel('What the intern will do, item 2').fill('Draw maps');
  await page.getByLabel('Details file').setInputFiles(pdf('Kazi ya maji.pdf'));
  await page.context().clearCookies();
  await page.goto('/dashboard');
  await page.goto(SUBMIT);
  await logIn(page, employer.email);
  await expect(page.getByRole('status').filter({ hasText: IS_BACK })).toContainText(
    'Please choose Kazi ya maji.pdf again',
  );
  await expect(page.getByLabel('Job title')).toHaveValue('Water Engineering Intern');
  await expect(page.getByLabel(/^Pay/)).toHaveValue('unpaid');
  await expect(page.getByLabel('What the intern will do, item 1')).toHaveValue('Measure wells');
  await expect(page.getByLabel('What the intern will do, item 2')).toHaveValue('Draw maps');

  await page.getByRole('button', { name: 'Discard it' }).click();
  await expect(page.getByLabel('Job title')).toHaveValue('');
  await expect(page.getByText(IS_BACK)).toBeHidden();
});

test('forgets typed text once it is saved, and at logout', async ({ page }) => {
  const graduate = await client.newUser();
  await enter(page, graduate.token);
  await page.goto('/dashboard/career');
  await page.getByLabel('School').fill('Maseno University');
  await page.goto('/dashboard/career');
  await expect(page.getByText(IS_BACK)).toBeVisible();
  await page.getByRole('button', { name: 'Save career profile' }).click();
  await expect(page.getByText('Your career profile is saved.')).toBeVisible();
  await page.goto('/dashboard/career');
  await expect(page.getByLabel('School')).toHaveValue('Maseno University');
  await page.getByLabel('Course').fill('BSc Nursing');
  await expect(page.getByText(IS_BACK)).toBeHidden();
  await logOut(page);
  await page.goto('/dashboard/career');
  await logIn(page, graduate.email);
  await expect(page.getByLabel('Course')).toHaveValue('');
});
