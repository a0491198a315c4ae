import type { Page, Request } from 'playwright/test';
import type { FoundForm } from '@/dev/testing/forms/crawl';
import { approvedListing } from '../approved-listing';
import { AUDIENCES, fill, formsOf, hydrate, valuesOf } from '../forms';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const SCRIPTS = /\/(_next\/static\/.*\.js|page-script\/)/;

const press = (page: Page, { at }: FoundForm): Promise<void> =>
  page.evaluate((index) => {
    const buttons = [...(document.forms[index]?.elements ?? [])] as HTMLButtonElement[];
    buttons.find(({ type }) => type === 'submit')?.click();
  }, at);

/** Matches calls that a page makes without a user action. */
const BY_ITSELF = /\/api\/(auth\/extend-session|employer\/drafts|checks)/;

/** Opens a page whose form is filled in before its script loads. */
async function open(page: Page, form: Pick<FoundForm, 'page'>) {
  let letScripts: () => void = () => undefined;
  const scriptsCome = new Promise<void>((resolve) => (letScripts = resolve));
  const sent: Request[] = [];
  await page.route(SCRIPTS, async (route) => {
    await scriptsCome;
    await route.continue().catch(() => undefined);
  });
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    if (request.method() === 'GET') return route.continue();
    if (BY_ITSELF.test(request.url())) return route.fulfill({ status: 200, json: {} });
    sent.push(request);
    // After a response without content, the browser stays on the page, and the script can still take over.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
    await route.fulfill({ status: 422, json: { message: 'This test refuses everything.', errors: {} } });
  });
  // The browser would not read the rest of a page that is still arriving when a form is sent.
  await page.goto(form.page, { waitUntil: 'domcontentloaded' });
  return { sent, letScripts };
}

const missingIn = (request: Request | undefined, texts: readonly string[]): string[] => {
  const raw = request?.postData() ?? '';
  const said = decodeURIComponent(raw.replaceAll('+', ' ').replace(/%(?![0-9A-F]{2})/gi, '%25'));
  return texts.filter((text) => !said.includes(text) && !raw.includes(text));
};

const lostIn = (now: readonly string[], texts: readonly string[]): string[] =>
  texts.filter((text) => !now.includes(text)).map((text) => `${text} was lost`);

/** Whether the form's button holds a press until the script has loaded. */
const isHolding = (page: Page, { at }: FoundForm): Promise<boolean> =>
  page.evaluate((index) => document.forms[index]?.querySelector('[type=submit][data-hold]') !== null, at);

/** Whether a held press has taken effect, but the page's own check refused the values. */
const isRefused = (page: Page, { at }: FoundForm): Promise<boolean> =>
  page.evaluate((index) => document.forms[index]?.querySelector('[role=alert]') !== null, at);

/**
 * Submits before the script loads. The form must be sent once and completely, whether or not the script loads in the meantime. A form that
 * holds the press until then may instead say what is wrong; what was typed must still be there.
 */
async function pressedBefore(page: Page, form: FoundForm): Promise<string[]> {
  const { sent, letScripts } = await open(page, form);
  const texts = await fill(page, form);
  const isHeld = await isHolding(page, form);
  await press(page, form);
  letScripts();
  const isDone = async () => sent.length > 0 || (isHeld && (await isRefused(page, form)));
  await expect.poll(isDone, { message: 'the press was lost' }).toBe(true);
  await hydrate(page, form);
  if (sent.length === 0) return lostIn(await valuesOf(page, form), texts);
  const problems = missingIn(sent[0], texts).map((text) => `${text} was not sent`);
  if (sent.length !== 1) problems.push(`sent ${sent.length} times`);
  if (sent[0] && new URL(sent[0].url()).search !== '' && texts.some((text) => sent[0]?.url().includes(text)))
    problems.push('what was typed is in the address');
  return problems;
}

/** Submits after the script has loaded. Text typed before that must still be there. */
async function pressedAfter(page: Page, form: FoundForm): Promise<string[]> {
  const { letScripts } = await open(page, form);
  const texts = await fill(page, form);
  letScripts();
  await hydrate(page, form);
  return lostIn(await valuesOf(page, form), texts);
}

for (const audience of AUDIENCES) {
  test(`${audience.name}: input before the script loads is sent once and complete`, async ({ page }) => {
    if (audience.account !== undefined) await enter(page, (await client.logIn(audience.account)).token);
    const forms = await formsOf(page, audience);
    expect(forms.length).toBeGreaterThan(0);
    const problems: string[] = [];
    for (const form of forms)
      for (const [when, tried] of Object.entries({ pressedBefore, pressedAfter })) {
        const found = await tried(page, form).catch((error: unknown) => [
          String(error).split('\n', 1)[0] ?? '',
        ]);
        problems.push(...found.map((problem) => `${when} ${form.action} on ${form.page}: ${problem}`));
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    expect(problems).toEqual([]);
  });
}

const MARKS = [
  { mark: 'the caret', key: 'End', after: 'Pumps and pipes. And a well.' },
  { mark: 'a selection', key: 'ControlOrMeta+A', after: ' And a well.' },
];
for (const { mark, key, after } of MARKS) {
  test(`${mark} stays where it is when the script loads`, async ({ page }) => {
    const employer = await client.newUser({ role: 'employer' });
    const { _id } = await approvedListing(employer);
    await enter(page, employer.token);
    const { letScripts } = await open(page, { page: `/dashboard/employer-internships/${_id}/edit` });
    const text = page.getByLabel('Description');
    await text.click();
    await text.press(key);
    letScripts();
    const at = await text.evaluate(({ form }: HTMLTextAreaElement) =>
      [...document.forms].findIndex((one) => one === form),
    );
    await hydrate(page, { at });
    await page.keyboard.insertText(' And a well.');
    await expect(text).toHaveValue(after);
  });
}
