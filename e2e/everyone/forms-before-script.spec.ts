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
      number: '7',
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
      const choice =
        control instanceof HTMLSelectElement ? control.options[control.options.length - 1]?.value : undefined;
      control.value = choice ?? TYPED[control.type] ?? `typed${control.name}`;
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

/** Lets the page take over its forms: a public page loads its script once somebody touches it. */
async function hydrate(page: Page, { at }: FoundForm): Promise<void> {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  await page.waitForFunction((index) => {
    const form = document.forms[index];
    return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
  }, at);
}

/** Calls that a page makes by itself. */
const BY_ITSELF = /\/api\/(auth\/extend-session|employer\/drafts|checks)/;

/** A page with one form that is written in before its script comes. */
async function open(page: Page, form: FoundForm) {
  let letScripts: () => void = () => undefined;
  const scriptsCome = new Promise<void>((resolve) => (letScripts = resolve));
  let answer: () => void = () => undefined;
  const answers = new Promise<void>((resolve) => (answer = resolve));
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
    await answers;
    const isPage = request.isNavigationRequest();
    const refusal = { message: 'This test refuses everything.', errors: {} };
    await route
      .fulfill(
        isPage ? { contentType: 'text/html', body: '<title>Answer</title>' } : { status: 422, json: refusal },
      )
      .catch(() => undefined);
  });
  await page.goto(form.page, { waitUntil: 'commit' });
  await page.locator('form').nth(form.at).waitFor({ state: 'attached' });
  return { sent, letScripts, answer };
}

const missingIn = (request: Request | undefined, texts: readonly string[]): string[] => {
  const raw = request?.postData() ?? '';
  const said = decodeURIComponent(raw.replaceAll('+', ' ').replace(/%(?![0-9A-F]{2})/gi, '%25'));
  return texts.filter((text) => !said.includes(text) && !raw.includes(text));
};

/** A press before the page has its script: the form is sent once, with everything, whether the script comes meanwhile or not. */
async function pressedBefore(page: Page, form: FoundForm): Promise<string[]> {
  const { sent, letScripts, answer } = await open(page, form);
  const texts = await fill(page, form);
  await press(page, form);
  letScripts();
  await expect.poll(() => sent.length, { message: 'the press was lost' }).toBeGreaterThan(0);
  await hydrate(page, form);
  const problems = missingIn(sent[0], texts).map((text) => `${text} was not sent`);
  if (sent.length !== 1) problems.push(`sent ${sent.length} times`);
  if (sent[0] && new URL(sent[0].url()).search !== '' && texts.some((text) => sent[0]?.url().includes(text)))
    problems.push('what was typed is in the address');
  answer();
  return problems;
}

/** A press after the script has come: what was typed before is still there. */
async function pressedAfter(page: Page, form: FoundForm): Promise<string[]> {
  const { letScripts, answer } = await open(page, form);
  const texts = await fill(page, form);
  letScripts();
  await hydrate(page, form);
  const now = await valuesOf(page, form);
  answer();
  return texts.filter((text) => !now.includes(text)).map((text) => `${text} was lost`);
}

for (const audience of AUDIENCES) {
  test(`${audience.name}: what is typed and pressed before the script comes is sent once and whole`, async ({
    page,
  }) => {
    if (audience.account !== undefined) await enter(page, (await client.logIn(audience.account)).token);
    const forms = await formsOf(page, audience);
    expect(forms.length).toBeGreaterThan(5);
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
