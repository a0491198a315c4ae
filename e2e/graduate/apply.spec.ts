import type { Page } from 'playwright/test';
import { applyTo, pdf, uploadResume } from '../files';
import { expectWaiting } from '../later';
import { EMPLOYERS_PAGE, publishListing, standIn } from '../listings';
import { logIn } from '../people';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const NO_ANSWER = 'Our server is not responding. Check your connection and try again.';
const NOT_OPENED = 'Your application wasn’t saved, so we didn’t open the employer’s page.';

test.beforeEach(({ context }) => standIn(context));

const applyNow = (page: Page) => page.getByRole('button', { name: 'Apply Now' }).click();

/** Opens a listing that is open, as a graduate with a resume. */
async function openListing(page: Page) {
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  await uploadResume(graduate, 'Akinyi CV.pdf');
  await enter(page, graduate.token);
  await page.goto(listing.path);
  return { graduate, listing };
}

async function chooseCurrent(page: Page): Promise<void> {
  await applyNow(page);
  await expect(page.getByText('Akinyi CV.pdf')).toBeVisible();
  await page.getByRole('button', { name: 'Use My Current Resume' }).click();
}

const applicationsOf = async ({ token }: { token: string }): Promise<number> =>
  (await client.api<{ total: number }>('GET', '/api/applications/my-applications', { token })).body.total;

test('a visitor who clicks Apply Now logs in, and applies to the same listing', async ({ page }) => {
  const [graduate, listing] = await Promise.all([client.newUser(), publishListing()]);
  await uploadResume(graduate, 'Akinyi CV.pdf');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(listing.path);
  await applyNow(page);
  await expect(page.getByText('Please login to access this page')).toBeVisible();
  expect(asked).not.toContain('/api/applications/applied');
  await logIn(page, graduate.email);
  await expect(page).toHaveURL(`/dashboard/apply/${listing._id}`);
  await expect(page.getByRole('main')).toContainText(listing.title);
  await page.getByRole('link', { name: 'Use My Current Resume' }).click();
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await expect(page.getByRole('heading', { name: 'Application saved: one step left' })).toBeVisible();
  expect(await applicationsOf(graduate)).toBe(1);
});

test('with the current resume, saves the application, then opens the employer’s page in a new tab', async ({
  page,
  isMobile,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    window.open = (...given) => {
      document.documentElement.dataset.pressed = String(navigator.userActivation.isActive);
      return open(...given);
    };
  });
  const { graduate } = await openListing(page);
  await chooseCurrent(page);
  const order: string[] = [];
  page.on('response', (answer) => {
    if (answer.url().endsWith('/api/applications')) order.push(`recorded ${answer.status()}`);
  });
  page.on('popup', () => order.push('opened'));
  const opened = page.waitForEvent('popup');
  await applyNow(page);
  const tab = await opened;
  await expect(tab).toHaveURL(EMPLOYERS_PAGE);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  expect(order).toEqual(['recorded 201', 'opened']);
  await expect(page.locator('html')).toHaveAttribute('data-pressed', 'true');
  await expect(page.getByText('The employer’s page opens in a new tab. Finish there.')).toBeVisible();
  expect(await applicationsOf(graduate)).toBe(1);
  const [mail] = await client.mailsTo(graduate.email, 2).then((mails) => mails.slice(1));
  expect(mail?.subject).toMatch(/^Your application: /);

  // In the header of the listing and, on a phone, in the bar at the bottom.
  await expect(
    page.getByRole('main').getByText('Applied', { exact: true }).filter({ visible: true }),
  ).toHaveCount(isMobile ? 2 : 1);
});

test('shows an application on the listing and in lists, with the next step', async ({ page }) => {
  const { graduate, listing } = await openListing(page);
  const other = await publishListing();
  await applyTo(listing, graduate, 'Akinyi CV.pdf');
  await page.reload();
  await expect(page.getByText(/^You applied [A-Z][a-z]{2} \d{1,2}$/)).toBeVisible();
  await expect(page.getByText('One step left: finish on employer.example')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply Now' })).toHaveCount(0);
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the employer’s page' }).click();
  await expect(await tab).toHaveURL(EMPLOYERS_PAGE);

  await page.goto('/internships/energy-and-environment');
  const row = ({ title }: { title: string }) =>
    page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
  const tag = (of: { title: string }) => row(of).getByText('Applied', { exact: true });
  await expect(tag(listing)).toBeVisible();
  await expect(row(other)).toBeVisible();
  await expect(tag(other)).toBeHidden();
});

test('shows a withdrawal on the listing; a stale page opens nothing', async ({ page }) => {
  const { graduate, listing } = await openListing(page);
  const id = await applyTo(listing, graduate, 'Akinyi CV.pdf');
  const { token } = graduate;
  expect((await client.api('POST', `/api/applications/${id}/withdraw`, { token })).status).toBe(200);
  await page.reload();
  await expect(
    page.getByText(/^You withdrew on [A-Z][a-z]{2} \d{1,2}\. You can’t apply again\.$/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the employer’s page' })).toHaveCount(0);

  await page.route('**/api/applications/applied?*', (route) => route.abort());
  await page.reload();
  await chooseCurrent(page);
  let opened = 0;
  page.on('popup', () => (opened += 1));
  await applyNow(page);
  await expect(
    page.getByText('You’ve withdrawn your application to this internship. You can’t apply again.'),
  ).toBeVisible();
  expect(opened).toBe(0);
});

test('applying twice does no harm if the page does not know about the first time', async ({ page }) => {
  const { graduate, listing } = await openListing(page);
  await applyTo(listing, graduate, 'Akinyi CV.pdf');
  await page.route('**/api/applications/applied?*', (route) => route.abort());
  await page.reload();
  await chooseCurrent(page);
  const tab = page.waitForEvent('popup');
  await applyNow(page);
  await expect(await tab).toHaveURL(EMPLOYERS_PAGE);
  await expect(page.getByText('You’ve already applied')).toBeVisible();
  expect(await applicationsOf(graduate)).toBe(1);
});

test('shows a failure to save and opens nothing; the next click tries again', async ({ page }) => {
  const { graduate } = await openListing(page);
  await chooseCurrent(page);
  let opened = 0;
  page.on('popup', () => (opened += 1));
  await page.route('**/api/applications', (route) => route.abort());
  await applyNow(page);
  await expectWaiting(page);
  await page.getByRole('button', { name: 'Don’t send' }).click();
  await page.unroute('**/api/applications');
  await page.route('**/api/applications', (route) =>
    route.fulfill({ status: 409, json: { message: 'Applications for this internship have closed.' } }),
  );
  await applyNow(page);
  await expect(page.getByText(`Applications for this internship have closed. ${NOT_OPENED}`)).toBeVisible();
  expect(opened).toBe(0);
  expect(await applicationsOf(graduate)).toBe(0);

  await page.unroute('**/api/applications');
  const tab = page.waitForEvent('popup');
  await applyNow(page);
  await expect(await tab).toHaveURL(EMPLOYERS_PAGE);
  await expect(page.getByText(NOT_OPENED)).toHaveCount(0);
  expect(await applicationsOf(graduate)).toBe(1);
});

test('says that the browser blocked the tab, and the button leads there', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await openListing(page);
  await chooseCurrent(page);
  await applyNow(page);
  await expect(page.getByText('Your browser blocked the employer’s page.')).toBeVisible();
  const tab = page.waitForEvent('popup');
  await page.getByRole('link', { name: 'Open the employer’s page' }).click();
  await expect(await tab).toHaveURL(EMPLOYERS_PAGE);
});

test('without a resume, shows a panel to upload one, with messages, progress and a retry', async ({
  page,
}) => {
  const [graduate, listing] = await Promise.all([
    client.newUser(),
    publishListing({ applyLink: EMPLOYERS_PAGE }),
  ]);
  await enter(page, graduate.token);
  await page.goto(listing.path);
  await applyNow(page);
  const picker = page.getByLabel('Upload your CV');
  await expect(picker).toBeVisible();
  await expect(page.getByText('Max file size: 2MB (PDF or Word)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use My Current Resume' })).toHaveCount(0);
  const upload = page.getByRole('button', { name: 'Upload CV' });
  await upload.click();
  await expect(page.getByText('Please select a file!')).toBeVisible();
  await picker.setInputFiles({ ...pdf('cv.pdf'), buffer: Buffer.from('not a PDF') });
  await upload.click();
  await expect(page.getByText('Only PDF and Word documents are allowed')).toBeVisible();
  await picker.setInputFiles({ ...pdf('cv.pdf'), buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
  await upload.click();
  await expect(page.getByText('File size exceeds 2MB limit')).toBeVisible();

  await picker.setInputFiles(pdf('Wasifu wangu.pdf'));
  await page.route('**/api/users/upload-resume', (route) => route.abort(), { times: 1 });
  await upload.click();
  await expect(page.getByText(`Error: Failed to upload resume. ${NO_ANSWER}`)).toBeVisible();
  await expect(picker).toBeFocused();

  let go = (): void => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/api/users/upload-resume', async (route) => {
    await held;
    await route.continue();
  });
  await upload.click();
  await expect(page.getByRole('progressbar', { name: 'Upload' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Uploading…' })).toBeDisabled();
  go();
  await expect(page.getByText('Wasifu wangu.pdf')).toBeVisible();
  const tab = page.waitForEvent('popup');
  await applyNow(page);
  await expect(await tab).toHaveURL(EMPLOYERS_PAGE);
  expect(await applicationsOf(graduate)).toBe(1);
});

test('a mailto: link opens no tab', async ({ page }) => {
  const [graduate, listing] = await Promise.all([client.newUser(), publishListing()]);
  await uploadResume(graduate, 'Akinyi CV.pdf');
  await enter(page, graduate.token);
  await page.goto(listing.path);
  await chooseCurrent(page);
  await applyNow(page);
  await expect(page.getByText('Your e-mail app is opening. Finish there.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'E-mail the employer' })).toHaveAttribute(
    'href',
    'mailto:hr@example.org',
  );
  expect(page.context().pages()).toHaveLength(1);
});
