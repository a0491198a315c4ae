import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { expectAccessible, overflow } from '../accessible';
import { approvedListing } from '../approved-listing';
import { enter } from '../signed-in';
import { client } from '../stack';
import { unfold } from '../phone-fold';
import { expect, test } from '../test';
import { withAndWithoutScript } from '../with-and-without-script';

const CAREER = '/dashboard/career';

/** The summary of a step of the form. */
const step = (page: Page, name: string) => page.locator('summary').filter({ hasText: name }).first();

for (const width of [360, 1280])
  test(`From and To are level, or one above the other, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { token } = await client.newUser();
    await enter(page, token);
    await page.goto(CAREER);
    await step(page, 'Experience').click();
    const [from, to, fromLabel, toLabel] = await Promise.all(
      [
        ...['From', 'To'].map((name) => page.getByLabel(name, { exact: true })),
        ...['From', 'To'].map((name) => page.getByText(name, { exact: true })),
      ].map((one) => one.locator('visible=true').first().boundingBox()),
    );
    const isLevel = width > 640;
    expect(from?.y === to?.y).toBe(isLevel);
    expect(fromLabel?.y === toLabel?.y).toBe(isLevel);
    expect((from?.y ?? 0) + (from?.height ?? 0)).toBeLessThanOrEqual(
      isLevel ? (to?.y ?? 0) + (to?.height ?? 0) : (toLabel?.y ?? 0),
    );
    expect(from?.width).toBe(to?.width);
  });

withAndWithoutScript((script) => {
  test('a graduate fills in the career profile, and applies with the CV made from it', async ({ page }) => {
    const [graduate, employer] = await Promise.all([client.newUser(), client.newUser({ role: 'employer' })]);
    const listing = await approvedListing(employer);
    await enter(page, graduate.token);
    await page.goto(CAREER);
    await expect(page.getByText('Start with school and course.')).toBeVisible();
    await expect(page.getByText('To get a CV, save your school or course')).toBeVisible();

    await page.getByLabel('School').fill('Maseno University');
    await page.getByLabel('Skills').fill('Excel, customer care');
    await expect(page.getByLabel('What you did').first()).toBeHidden();
    await step(page, 'Experience').click();
    await page.getByLabel('What you did').first().fill('Attaché');
    await page.getByLabel('From').first().fill('2025-05');
    await page.getByRole('button', { name: 'Save career profile' }).click();
    await expect(page.getByText('Your career profile is saved.')).toBeVisible();
    await expect(page.getByText('3 of 11 parts filled in.')).toBeVisible();
    await expect(page.getByLabel('Skills')).toHaveValue('Excel, customer care');
    await expect(step(page, 'Experience')).toContainText('Attaché');
    await expect(step(page, 'Certificates')).toContainText('Empty');

    await step(page, 'Certificates').click();
    await page.getByLabel('Name of the certificate').first().fill('CCNA');
    await page.getByLabel('Year of issue').first().fill('2024');
    await step(page, 'Referees').click();
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveAccessibleDescription(
      'Ask them first.',
    );
    await page.getByLabel('Name', { exact: true }).first().fill('Jane Auma');
    await page.getByLabel('Phone or e-mail').first().fill('0722 000 111');
    await step(page, 'Earlier studies 1').click();
    await page.getByLabel('Where you studied').first().fill('Kisumu Polytechnic');
    await page.getByLabel('Year you started').first().fill('2019');
    await page.getByLabel('Year you finished').first().fill('2021');
    await page.getByRole('button', { name: 'Save career profile' }).click();
    await expect(page.getByText('5 of 11 parts filled in.')).toBeVisible();
    await expect(step(page, 'Certificates')).toContainText('CCNA');
    const preview = page.getByRole('region', { name: 'Preview' });
    await expect(preview).toContainText(/Kisumu Polytechnic.*2019 to 2021.*Attaché.*CCNA.*2024.*Jane Auma/s);
    if (script) {
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
      for (const summary of await page.locator('summary').filter({ visible: true }).all())
        if (!(await summary.evaluate((one) => one.closest('details')?.open))) await summary.click();
      await expectAccessible(page);
      expect(await overflow(page)).toBe(0);
    }

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my CV' }).click(),
    ]);
    expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

    await page.getByRole('button', { name: 'Apply with this CV' }).click();
    await expect(page.getByText('You’ll now apply with this CV.')).toBeVisible();
    const { body } = await client.api<{ user: { resume: { _id: string; fileName: string } } }>(
      'GET',
      '/api/users/me',
      { token: graduate.token },
    );
    const applied = await client.api('POST', '/api/applications', {
      token: graduate.token,
      json: { internshipId: listing._id, resumeId: body.user.resume._id },
    });
    expect(applied.status).toBe(201);

    await enter(page, employer.token);
    await page.goto(`/dashboard/employer-internships/${listing._id}`);
    await page.getByRole('main').getByRole('link', { name: 'Akinyi Otieno' }).first().click();
    await expect(page.getByRole('region', { name: 'Career profile' })).toContainText('Maseno University');
    await expect(page.getByRole('region', { name: 'Career profile' })).toContainText(
      /Kisumu Polytechnic · 2019 to 2021.*CCNA · 2024.*Jane Auma · 0722000111/s,
    );
    await page.goBack();
    await expect(page.getByRole('main').getByRole('rowheader', { name: 'Akinyi Otieno' })).toBeVisible();
    await unfold(page, 'More');
    const theirs = page.getByRole('button', { name: 'Download CV of' });
    await expect(theirs).toBeVisible();
    if (!script) return;
    const [received] = await Promise.all([page.waitForEvent('download'), theirs.click()]);
    expect(received.suggestedFilename()).toBe(body.user.resume.fileName);
  });

  test('shows mistakes beside their fields, and keeps what was typed', async ({ page }) => {
    const graduate = await client.newUser();
    await enter(page, graduate.token);
    await page.goto(CAREER);
    await page.getByLabel('School').fill('Maseno University');
    await page
      .getByLabel('Skills')
      .fill(Array.from({ length: 21 }, (_, index) => `skill ${index}`).join(', '));
    await page.getByRole('button', { name: 'Save career profile' }).click();
    await expect(page.getByLabel('Skills')).toHaveAccessibleDescription(/Enter at most 20/);
    await expect(page.getByLabel('School')).toHaveValue('Maseno University');
    await expect(step(page, 'Skills and languages')).toContainText('Check this');
  });

  test('a mistake in a step opens that step, and no other', async ({ page }) => {
    const graduate = await client.newUser();
    await enter(page, graduate.token);
    await page.goto(CAREER);
    await step(page, 'Referees').click();
    await page.getByText('Referee 2', { exact: true }).first().click();
    await page.getByLabel('Name', { exact: true }).nth(1).fill('Jane Auma');
    await page.getByLabel('Phone or e-mail').nth(1).fill('ask me');
    await page.getByRole('button', { name: 'Save career profile' }).click();
    const contact = page.getByLabel('Phone or e-mail').first();
    await expect(contact).toBeVisible();
    await expect(contact).toHaveValue('ask me');
    await expect(contact).toHaveAccessibleDescription(/Enter one phone number or e-mail address/);
    await expect(page.getByLabel('School')).toBeHidden();
    await page.getByRole('link', { name: 'Enter one phone number or e-mail address' }).click();
    await expect(contact).toBeFocused();
  });
});

test('a closed step opens if the browser rejects a field in it, or a restored text is in it', async ({
  page,
}) => {
  const graduate = await client.newUser();
  await enter(page, graduate.token);
  await page.goto(CAREER);
  await step(page, 'About you').click();
  const link = page.getByLabel('Link', { exact: true });
  await link.fill('my page');
  await step(page, 'About you').click();
  await expect(link).toBeHidden();
  await page.getByRole('button', { name: 'Save career profile' }).click();
  await expect(link).toBeFocused();

  await page.reload();
  await expect(page.getByText('We kept what you typed')).toBeVisible();
  await expect(link).toBeVisible();
  await expect(link).toHaveValue('my page');
});

test('on wide screens, the CV stays beside the form', async ({ page }) => {
  const graduate = await client.newUser();
  const profile = { school: 'Maseno University', skills: ['Excel'], about: 'I keep books.' };
  await client.api('PUT', '/api/users/career', { token: graduate.token, json: profile });
  await enter(page, graduate.token);
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(CAREER);
  for (const name of ['Skills and languages', 'About you', 'Certificates', 'Referees'])
    await step(page, name).click();
  await page.getByLabel('Phone or e-mail').first().scrollIntoViewIfNeeded();
  const [form, cv] = [
    await page
      .getByRole('button', { name: 'Save career profile' })
      .locator('xpath=ancestor::form')
      .boundingBox(),
    await page.getByRole('region', { name: 'Preview' }).boundingBox(),
  ];
  await expect(page.getByRole('region', { name: 'Preview' })).toBeInViewport({ ratio: 1 });
  expect((form?.x ?? 0) + (form?.width ?? 0)).toBeLessThan(cv?.x ?? 0);
  expect(await overflow(page)).toBe(0);
});
