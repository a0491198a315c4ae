import type { Page, Request } from 'playwright/test';
import { crawl, type FoundForm } from '@/dev/testing/forms/crawl';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

const SCRIPTS = /\/(_next\/static\/.*\.js|page-script\/)/;

/** Pages that everybody has: their forms are tried as a graduate. */
const EVERYBODYS = /^\/dashboard\/(profile|second-factor)/;

interface Audience {
  name: string;
  account?: string;
}

const AUDIENCES: readonly Audience[] = [
  { name: 'visitor' },
  { name: 'graduate', account: 'graduate' },
  { name: 'employer', account: 'employer' },
  { name: 'editor', account: 'editor' },
  { name: 'administrator', account: 'admin' },
];

/** The forms that change something on the pages of an audience; those of the header are tried as a visitor. */
async function formsOf(page: Page, { account }: Audience): Promise<FoundForm[]> {
  const start = account === undefined ? '/' : '/dashboard';
  const { forms } = await crawl(
    async (path) => {
      const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
      const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
      const { pathname, search } = new URL(answer.url());
      return isPage ? { path: pathname + search, html: await answer.text() } : undefined;
    },
    [start],
    (path) => account === undefined || path.startsWith('/dashboard'),
  );
  return forms.filter(
    (form) =>
      form.method === 'post' &&
      // A visitor’s own list is on the device.
      (account !== undefined || !form.action?.includes('/saved/')) &&
      (account === undefined || form.isInMain) &&
      (account === 'graduate' || !EVERYBODYS.test(form.page)),
  );
}

/** Types into every control what it takes, and ticks every box, as somebody does before the page has its script. Gives the texts. */
const fill = (page: Page, { at }: FoundForm): Promise<string[]> =>
  page.evaluate((index) => {
    const TYPED: Record<string, string> = {
      email: 'before.script@people.example',
      tel: '0712345678',
      url: 'https://before-script.example',
      date: '2030-01-31',
      month: '2030-01',
      'datetime-local': '2030-01-31T10:00',
      password: 'Before-script-2026',
    };
    const texts: string[] = [];
    for (const element of document.forms[index]?.elements ?? []) {
      const control = element as HTMLInputElement | HTMLSelectElement;
      if (control.disabled || control.tabIndex < 0 || control.name === '') continue;
      if (['hidden', 'file', 'submit', 'button'].includes(control.type)) continue;
      if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)) {
        if (!control.checked) control.click();
        continue;
      }
      const options = control instanceof HTMLSelectElement ? [...control.options] : [];
      // Amounts are asked for only where it is paid.
      const choice = options.find(({ value }) => value === 'paid') ?? options.at(-1);
      const least = control.type === 'number' ? (control as HTMLInputElement).min || '7' : undefined;
      control.value = choice?.value ?? least ?? TYPED[control.type] ?? `typed${control.name}`;
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
      texts.push(control.value);
    }
    for (const input of document.forms[index]?.querySelectorAll<HTMLInputElement>('[type=file]') ?? []) {
      const chosen = new DataTransfer();
      chosen.items.add(new File(['%PDF-1.4'], 'before-script.pdf', { type: 'application/pdf' }));
      input.files = chosen.files;
    }
    return texts;
  }, at);

const valuesOf = (page: Page, { at }: FoundForm): Promise<string[]> =>
  page.evaluate(
    (index) => [...new FormData(document.forms[index]).values()].filter((value) => typeof value === 'string'),
    at,
  );

const press = (page: Page, { at }: FoundForm): Promise<void> =>
  page.evaluate((index) => {
    const buttons = [...(document.forms[index]?.elements ?? [])] as HTMLButtonElement[];
    buttons.find(({ type }) => type === 'submit')?.click();
  }, at);

/** Milliseconds after which a form of a public page is one that no script takes over; on a dashboard that is a fault. */
const STATIC_MS = 5_000;

/** Lets the page take over its forms: a public page loads its script once somebody touches it. */
async function hydrate(page: Page, { at }: FoundForm): Promise<void> {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  const isTakenOver = page.waitForFunction(
    (index) => {
      const form = document.forms[index];
      return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    },
    at,
    { timeout: STATIC_MS },
  );
  // Parts of public pages that only show, link and post stay as they are.
  await isTakenOver.catch((error: unknown) => {
    if (page.url().includes('/dashboard')) throw error;
  });
}

/** Calls that a page makes by itself. */
const BY_ITSELF = /\/api\/(auth\/extend-session|employer\/drafts|checks)/;

/** A page with one form that is written in before its script comes. */
async function open(page: Page, form: FoundForm) {
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
    // Without content the browser stays on the page, which the script may still take over.
    if (request.isNavigationRequest()) return route.fulfill({ status: 204 });
    await route.fulfill({ status: 422, json: { message: 'This test refuses everything.', errors: {} } });
  });
  await page.goto(form.page, { waitUntil: 'commit' });
  await page.locator('form').nth(form.at).waitFor({ state: 'attached' });
  return { sent, letScripts };
}

const missingIn = (request: Request | undefined, texts: readonly string[]): string[] => {
  const raw = request?.postData() ?? '';
  const said = decodeURIComponent(raw.replaceAll('+', ' ').replace(/%(?![0-9A-F]{2})/gi, '%25'));
  return texts.filter((text) => !said.includes(text) && !raw.includes(text));
};

/** A press before the page has its script: the form is sent once, with everything, whether the script comes meanwhile or not. */
async function pressedBefore(page: Page, form: FoundForm): Promise<string[]> {
  const { sent, letScripts } = await open(page, form);
  const texts = await fill(page, form);
  await press(page, form);
  letScripts();
  await expect.poll(() => sent.length, { message: 'the press was lost' }).toBeGreaterThan(0);
  await hydrate(page, form);
  const problems = missingIn(sent[0], texts).map((text) => `${text} was not sent`);
  if (sent.length !== 1) problems.push(`sent ${sent.length} times`);
  if (sent[0] && new URL(sent[0].url()).search !== '' && texts.some((text) => sent[0]?.url().includes(text)))
    problems.push('what was typed is in the address');
  return problems;
}

/** A press after the script has come: what was typed before is still there. */
async function pressedAfter(page: Page, form: FoundForm): Promise<string[]> {
  const { letScripts } = await open(page, form);
  const texts = await fill(page, form);
  letScripts();
  await hydrate(page, form);
  const now = await valuesOf(page, form);
  return texts.filter((text) => !now.includes(text)).map((text) => `${text} was lost`);
}

for (const audience of AUDIENCES) {
  test(`${audience.name}: what is typed and pressed before the script comes is sent once and whole`, async ({
    page,
  }) => {
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
