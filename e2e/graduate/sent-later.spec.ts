import type { Page } from 'playwright/test';
import { expectAccessible, expectReflow } from '../accessible';
import { uploadResume } from '../files';
import { asksBeforeLeaving, expectWaiting, loseAnswers, reconnect, SENT_AT, WAITING, waits } from '../later';
import { deleteListing, EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { logIn } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';

const APPLICATIONS = /\/api\/applications$/;
const DONE = 'Application saved: one step left';

test.beforeEach(({ context }) => standIn(context));

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();

const applicationsOf = async ({ token }: { token: string }): Promise<number> =>
  (await client.api<{ total: number }>('GET', '/api/applications/my-applications', { token })).body.total;

/** The two pages with the last step of an application, and how to get there. */
const PAGES = {
  'the page of the application': async (page: Page, { _id }: { _id: string; path: string }) => {
    await page.goto(`/dashboard/apply/${_id}?cv=current`);
    await touch(page);
  },
  'the page of the listing': async (page: Page, { path }: { _id: string; path: string }) => {
    await page.goto(path);
    await press(page, 'Apply Now');
    await press(page, 'Use My Current Resume');
  },
};

/** Opens the last step of an application as a graduate with a CV. */
async function openLastStep(page: Page, on: keyof typeof PAGES) {
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  await uploadResume(graduate, 'Akinyi CV.pdf');
  await enter(page, graduate.token);
  await PAGES[on](page, listing);
  await expect(page.getByText('Akinyi CV.pdf')).toBeVisible();
  return { graduate, listing };
}

for (const on of Object.keys(PAGES) as (keyof typeof PAGES)[]) {
  test.describe(`on ${on}`, () => {
    test('an application without a connection is sent once there is one', async ({ page, context }) => {
      const { graduate } = await openLastStep(page, on);
      await context.setOffline(true);
      await press(page, 'Apply Now');
      await expectWaiting(page);
      await expectAccessible(page);
      expect(await asksBeforeLeaving(page)).toBe(true);
      await expectWaiting(page);
      await context.setOffline(false);
      await expect(page.getByRole('heading', { name: DONE })).toBeFocused();
      await expect(page.getByText(SENT_AT)).toBeVisible();
      await expect(page.getByText('Now finish on employer.example.')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open the employer’s page' })).toBeVisible();
      await expect(waits(page)).toHaveCount(0);
      expect(await applicationsOf(graduate)).toBe(1);
      expect(await asksBeforeLeaving(page)).toBe(false);
    });

    test('a lost response leads to one application, with one key', async ({ page }) => {
      const { graduate } = await openLastStep(page, on);
      const keys = await loseAnswers(page, APPLICATIONS, 2);
      await press(page, 'Apply Now');
      await expectWaiting(page);
      await reconnect(page);
      await expect.poll(() => keys.length).toBe(2);
      await expectWaiting(page);
      await reconnect(page);
      await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
      expect(keys).toHaveLength(3);
      expect(new Set(keys).size).toBe(1);
      expect(keys[0]).toMatch(/^[\w-]{32,36}$/);
      expect(await applicationsOf(graduate)).toBe(1);
    });

    test('a stopped application is not sent, and can be sent again', async ({ page, context }) => {
      const { graduate } = await openLastStep(page, on);
      await context.setOffline(true);
      await press(page, 'Apply Now');
      await press(page, 'Don’t send');
      await expect(page.getByText('We haven’t sent it.')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Apply Now' })).toBeFocused();
      await context.setOffline(false);
      expect(await asksBeforeLeaving(page)).toBe(false);
      expect(await applicationsOf(graduate)).toBe(0);
    });

    test('an error after the wait is shown, and the form is back', async ({ page, context }) => {
      const { listing } = await openLastStep(page, on);
      await context.setOffline(true);
      await press(page, 'Apply Now');
      await expectWaiting(page);
      await deleteListing(listing);
      await context.setOffline(false);
      await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeVisible();
      await expect(waits(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Don’t send' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Apply Now' })).toBeEnabled();
    });

    test('an ended session leads to the login, and back to the application', async ({ page, context }) => {
      const { graduate, listing } = await openLastStep(page, on);
      await context.setOffline(true);
      await press(page, 'Apply Now');
      await expectWaiting(page);
      await client.api('POST', '/api/auth/logout-everywhere', { token: graduate.token });
      await context.setOffline(false);
      await expect(page).toHaveURL(/\/login\?reason=/);
      await logIn(page, graduate.username);
      await expect(page).toHaveURL(new RegExp(`/dashboard/apply/${listing._id}`));
      expect(await applicationsOf(await client.logIn(graduate.username))).toBe(0);
    });
  });
}

test('the page of an application fits narrow screens while it waits', async ({ page, context }) => {
  await openLastStep(page, 'the page of the application');
  await context.setOffline(true);
  await press(page, 'Apply Now');
  await expectWaiting(page);
  await expectReflow(page);
});

test('says that a stopped application may have arrived', async ({ page }) => {
  const { graduate } = await openLastStep(page, 'the page of the listing');
  await loseAnswers(page, APPLICATIONS, 1);
  await press(page, 'Apply Now');
  await press(page, 'Don’t send');
  await expect(page.getByText('It may already have reached us')).toBeVisible();
  await press(page, 'Apply Now');
  await expect(page.getByRole('heading', { name: DONE })).toBeVisible();
  expect(await applicationsOf(graduate)).toBe(1);
});

const savedOf = async ({ token }: { token: string }): Promise<number> =>
  (await client.api<{ total: number }>('GET', '/api/users/saved', { token })).body.total;

/** The button in the text or, on a phone, in the bar at the bottom. */
const saveButton = (page: Page) =>
  page.getByRole('button', { name: /^(Save|Save for later|Saved)$/ }).filter({ visible: true });

/** Opens a listing as a graduate, and loads its script. */
async function openListing(page: Page) {
  const [graduate, listing] = await Promise.all([client.newUser(), publishListing()]);
  await enter(page, graduate.token);
  await page.goto(listing.path);
  await touch(page);
  // Until it is idle, the page loads the code for logged-in users.
  await page.waitForLoadState('networkidle');
  const save = saveButton(page);
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  return { graduate, save };
}

test('saves a listing once there is a connection, and says when', async ({ page, context }) => {
  const { graduate, save } = await openListing(page);
  await context.setOffline(true);
  await save.click();
  await expectWaiting(page);
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  expect(await asksBeforeLeaving(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByRole('status').filter({ hasText: SENT_AT })).toBeVisible();
  expect(await savedOf(graduate)).toBe(1);
  expect(await asksBeforeLeaving(page)).toBe(false);
});

test('a listing that waits is not saved for someone who logs in meanwhile', async ({ page, context }) => {
  const { graduate, save } = await openListing(page);
  const other = await client.newUser();
  await context.setOffline(true);
  await save.click();
  await expectWaiting(page);
  await enter(page, other.token);
  await context.setOffline(false);
  await expect(page.getByText('We’ve stopped, because another account is logged in now.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(await asksBeforeLeaving(page)).toBe(false);
  expect(await Promise.all([savedOf(graduate), savedOf(other)])).toEqual([0, 0]);
});

test('an application that waits is not sent by someone who logs in meanwhile', async ({ page, context }) => {
  const { graduate } = await openLastStep(page, 'the page of the application');
  const other = await client.newUser();
  await context.setOffline(true);
  await press(page, 'Apply Now');
  await expectWaiting(page);
  await enter(page, other.token);
  await context.setOffline(false);
  await expect(page.getByText('We’ve stopped, because another account is logged in now.')).toBeVisible();
  expect(await Promise.all([applicationsOf(graduate), applicationsOf(other)])).toEqual([0, 0]);
});

test('a second press while a listing waits saves nothing', async ({ page, context }) => {
  const { graduate, save } = await openListing(page);
  await context.setOffline(true);
  await save.click();
  await expectWaiting(page);
  await save.click();
  await expect(waits(page)).toBeHidden();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(false);
  expect(await asksBeforeLeaving(page)).toBe(false);
  expect(await savedOf(graduate)).toBe(0);
});

test('a second press after a lost response removes the listing again', async ({ page, context }) => {
  const { graduate, save } = await openListing(page);
  await loseAnswers(page, /\/api\/users\/saved\//, 1);
  await save.click();
  await expectWaiting(page);
  expect(await savedOf(graduate)).toBe(1);
  await context.setOffline(true);
  await save.click();
  await context.setOffline(false);
  await expect.poll(() => savedOf(graduate)).toBe(0);
  await expect(page.getByText(WAITING)).toBeHidden();
});
