import type { Page } from 'playwright/test';
import type { FoundForm } from '@/dev/testing/forms/crawl';
import { AUDIENCES, fill, formsOf, hydrate, valuesOf } from '../forms';
import { enter } from '../signed-in';
import { client } from '../stack';
import { expect, test } from '../test';

/** A form in which somebody writes more than a line. */
const isLong = ({ controls }: FoundForm): boolean => controls.some(({ type }) => type === 'textarea');

/** The form on the page as it is now: another may stand before it, to discard a draft. */
async function again(page: Page, form: FoundForm): Promise<FoundForm> {
  const at = await page.evaluate(
    (action) =>
      [...document.forms].findIndex(
        (one) => one.getAttribute('action') === action && one.querySelector('textarea') !== null,
      ),
    form.action,
  );
  return { ...form, at };
}

/** What of these texts the form has no longer, once it was opened again. */
async function missing(
  page: Page,
  before: FoundForm,
  texts: readonly string[],
  how: string,
): Promise<string[]> {
  const form = await again(page, before);
  await hydrate(page, form);
  const lost = async () => {
    const now = await valuesOf(page, form);
    return texts.filter((text) => !now.includes(text)).map((text) => `${text} was lost by ${how}`);
  };
  await expect
    .poll(async () => (await lost()).length, { timeout: 3_000 })
    .toBe(0)
    .catch(() => undefined);
  return lost();
}

for (const audience of AUDIENCES.filter(({ account }) => account !== undefined)) {
  test(`${audience.name}: what is typed into a long form outlives a reload, Back and the end of the session`, async ({
    page,
    context,
  }) => {
    const { token } = await client.logIn(audience.account ?? '');
    await enter(page, token);
    const problems: string[] = [];
    for (const form of (await formsOf(page, audience)).filter(isLong)) {
      await page.goto(form.page);
      await hydrate(page, form);
      const texts = (await fill(page, form)).filter((text) => text !== 'Before-script-2026');
      const found: string[] = [];
      await page.reload();
      found.push(...(await missing(page, form, texts, 'a reload')));
      await page.goto('/dashboard');
      await page.goBack();
      found.push(...(await missing(page, form, texts, 'Back')));
      await context.clearCookies();
      await page.goto('/dashboard');
      await enter(page, token);
      await page.goto(form.page);
      found.push(...(await missing(page, form, texts, 'the end of the session')));
      problems.push(...found.map((problem) => `${form.action} on ${form.page}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
