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

const IS_BACK = 'What you had typed is back';
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Opens a page of somebody new with a clock that can be put forward, once its script counts what is left of the session. */
async function openWithClock(page: Page, path: string): Promise<void> {
  const { token } = await client.newUser();
  await enter(page, token);
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await touch(page);
}

test('five minutes before its end a session can be extended, and the focus stays where it was', async ({
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
  await expect(page.getByText(/^You stay logged in until \d{1,2}:\d{2} [AP]M$/)).toBeAttached();
  await expect(warning).toBeHidden();
  await expect(school).toBeFocused();
  await expect(school).toHaveValue('Maseno University');
  await page.clock.fastForward('11:54:00');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a session that ended says so, and leads to the log-in and back', async ({ page }) => {
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

test('what was typed into a submission outlives the session; the file is asked for by its name', async ({
  page,
}) => {
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

test('what was typed is forgotten once it is saved, and with the log-out', async ({ page }) => {
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
