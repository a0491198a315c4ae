import type { Page } from 'playwright/test';
import { expectAccessible, expectReflow } from '../accessible';
import { asksBeforeLeaving, expectWaiting, loseAnswers, reconnect, SENT_AT, waits } from '../later';
import { deleteListing, publishListing } from '../listings';
import { client } from '../stack';
import { expect, test } from '../test';
import { touch } from '../touch';

const TEXT = 'KES 1,500 to a till, before the interview.';
const text = (page: Page) => page.getByLabel('What happened?');
const send = (page: Page) => page.getByRole('button', { name: 'Send report' }).click();

/** Opens the form for a new listing and fills it in. */
async function fillIn(page: Page) {
  const listing = await publishListing();
  await page.goto(`/report/${listing._id}`);
  await touch(page);
  await page.getByLabel('What’s wrong?').selectOption({ label: 'It asks for money' });
  await text(page).fill(TEXT);
  return listing;
}

const reportsOf = async ({ _id, token }: { _id: string; token: string }): Promise<number> => {
  const { body } = await client.api<{ reports: { internship: { _id: string } }[] }>(
    'GET',
    '/api/admin/reports?page=1',
    { token },
  );
  return body.reports.filter(({ internship }) => internship._id === _id).length;
};

test('a report without a connection is sent once there is one', async ({ page, context }) => {
  const listing = await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expectWaiting(page);
  await expect(text(page)).toBeDisabled();
  await expect(text(page)).toHaveValue(TEXT);
  await expectAccessible(page);
  expect(await asksBeforeLeaving(page)).toBe(true);
  await context.setOffline(false);
  await expect(page.getByText(SENT_AT)).toContainText('Thank you. A person will look at your report.');
  expect(await reportsOf(listing)).toBe(1);
  expect(await asksBeforeLeaving(page)).toBe(false);
});

test('a report whose response is lost is stored once', async ({ page }) => {
  const listing = await fillIn(page);
  const keys = await loseAnswers(page, /\/reports$/, 1);
  await send(page);
  await expectWaiting(page);
  await page.context().clearCookies();
  await reconnect(page);
  await expect(page.getByText('Thank you. A person will look at your report.')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(await reportsOf(listing)).toBe(1);
});

test('a stopped report is not sent, and its text can be edited', async ({ page, context }) => {
  const listing = await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expectWaiting(page);
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await expect(page.getByText('We haven’t sent it.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send report' })).toBeFocused();
  await expect(text(page)).toHaveValue(TEXT);
  await text(page).fill(`${TEXT} They called twice.`);
  await context.setOffline(false);
  expect(await reportsOf(listing)).toBe(0);
  await send(page);
  await expect(page.getByText('Thank you. A person will look at your report.')).toBeVisible();
  expect(await reportsOf(listing)).toBe(1);
});

test('an error after the wait is shown, with the text still in the form', async ({ page, context }) => {
  const listing = await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expectWaiting(page);
  await deleteListing(listing);
  await context.setOffline(false);
  await expect(page.getByRole('alert').filter({ hasText: /\w/ })).toBeFocused();
  await expect(waits(page)).toHaveCount(0);
  await expect(text(page)).toBeEnabled();
  await expect(text(page)).toHaveValue(TEXT);
});

test('the form fits narrow screens while it waits', async ({ page, context }) => {
  await fillIn(page);
  await context.setOffline(true);
  await send(page);
  await expectWaiting(page);
  await expectReflow(page);
});
