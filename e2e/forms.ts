import type { Page } from 'playwright/test';
import { crawl, type FoundForm } from '@/dev/testing/forms/crawl';

/** Pages that every role has. Their forms are tested as a graduate. */
const EVERYBODYS = /^\/dashboard\/(profile|second-factor)/;

export interface Audience {
  name: string;
  account?: string;
}

export const AUDIENCES: readonly Audience[] = [
  { name: 'visitor' },
  { name: 'graduate', account: 'graduate' },
  { name: 'employer', account: 'employer' },
  { name: 'editor', account: 'editor' },
  { name: 'administrator', account: 'admin' },
];

/**
 * Finds the forms that change something on an audience's pages. Forms in the header are tested only as a
 * visitor.
 */
export async function formsOf(page: Page, { account }: Audience): Promise<FoundForm[]> {
  const start = account === undefined ? '/' : '/dashboard';
  const walk = () =>
    crawl(
      async (path) => {
        const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
        const isPage = (answer.headers()['content-type'] ?? '').startsWith('text/html');
        const { pathname, search } = new URL(answer.url());
        return isPage ? { path: pathname + search, html: await answer.text() } : undefined;
      },
      [start],
      (path) => account === undefined || path.startsWith('/dashboard'),
    );
  // Opening an applicant marks it as viewed, which removes it and its forms from the list. So the first walk
  // opens all applicants.
  if (account === 'employer') await walk();
  const { forms } = await walk();
  return forms.filter(
    (form) =>
      form.method === 'post' &&
      // A visitor’s saved listings are stored on the device.
      (account !== undefined || !form.action?.includes('/saved/')) &&
      (account === undefined || form.isInMain) &&
      (account === 'graduate' || !EVERYBODYS.test(form.page)),
  );
}

/**
 * Types a valid value into every control and ticks every box, like a user before the script loads. Returns
 * the typed values.
 */
export const fill = (page: Page, { at }: FoundForm): Promise<string[]> =>
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
      // A form asks for amounts only if the internship is paid.
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

export const valuesOf = (page: Page, { at }: FoundForm): Promise<string[]> =>
  page.evaluate(
    (index) => [...new FormData(document.forms[index]).values()].filter((value) => typeof value === 'string'),
    at,
  );

/**
 * Milliseconds after which a form counts as one that works without JavaScript. Only public pages may have
 * such forms.
 */
const STATIC_MS = 5_000;

/** Lets the page take over its forms. A public page loads its script at the first touch. */
export async function hydrate(page: Page, { at }: Pick<FoundForm, 'at'>): Promise<void> {
  await page.evaluate(() => dispatchEvent(new KeyboardEvent('keydown')));
  const isTakenOver = page.waitForFunction(
    (index) => {
      const form = document.forms[index];
      return form && Object.keys(form).some((key) => key.startsWith('__reactProps'));
    },
    at,
    { timeout: STATIC_MS },
  );
  // Some parts of public pages never get JavaScript: those that only display, link or post.
  await isTakenOver.catch((error: unknown) => {
    if (page.url().includes('/dashboard')) throw error;
  });
}
