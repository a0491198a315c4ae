import type { Locator, Page } from 'playwright/test';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { openFilters, showResults } from '../filters';
import { publishListing } from '../listings';
import { withAndWithoutScript } from '../with-and-without-script';
import { expect, test } from '../test';
import { holdScript, touch } from '../touch';

const words = (page: Page) => page.getByRole('combobox', { name: /title, company or place/i });
const status = (page: Page) => page.getByRole('main').getByRole('status');
const rows = (page: Page) =>
  page
    .getByRole('region', { name: 'Results', exact: true })
    .getByRole('listitem')
    .getByRole('heading', { level: 3 });

/** Selects a value in a filter, and shows the results. */
async function narrow(page: Page, script: boolean, filter: string, choice: RegExp): Promise<void> {
  await openFilters(page);
  const select = page.getByLabel(filter, { exact: true });
  const option = await select.locator('option').filter({ hasText: choice }).first().getAttribute('value');
  await select.selectOption(option);
  await showResults(page, script);
}

/** Publishes three listings with unique words. Two are in the same county, and one of them is paid. */
async function publishThree(): Promise<string> {
  const company = `Kiwanda ${uniqueLetters()}`;
  const paid = { kind: 'paid', min: 20_000, max: null };
  await publishListing({ company, title: 'Weaver', county: 'Kwale', stipend: paid });
  await publishListing({ company, title: 'Dyer', county: 'Kwale' });
  await publishListing({ company, title: 'Spinner', county: 'Lamu' });
  return company;
}

/** Selects paid listings with an arrow key while the page's script is delayed. */
async function chooseByKeyboardWithoutScript(page: Page): Promise<{ pay: Locator; release: () => void }> {
  await page.goto('/internships?q=intern');
  const release = await holdScript(page);
  const pay = page.getByLabel('Pay', { exact: true });
  await pay.focus();
  await page.keyboard.press('ArrowDown');
  await expect(pay).toHaveValue('paid');
  return { pay, release };
}

withAndWithoutScript((script) => {
  test('from the home page to a matching listing, and back to all', async ({ page }) => {
    const company = await publishThree();
    await page.goto('/');
    await words(page).fill(company);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(status(page)).toHaveText(/^3 open internships/);

    await narrow(page, script, 'County', /^Kwale \(2\)$/);
    await expect(status(page)).toHaveText(/^2 open internships/);
    await expect(page).toHaveURL(/county=Kwale/);
    await narrow(page, script, 'Another county', /^Lamu \(1\)$/);
    await expect(status(page)).toHaveText(/^3 open internships for .*, Kwale, Lamu/);
    await page.getByRole('link', { name: 'Clear Lamu' }).click();
    await expect(status(page)).toHaveText(/^2 open internships/);
    await expect(page.getByLabel('County', { exact: true })).toHaveValue('Kwale');
    await narrow(page, script, 'Pay', /^Paid \(1\)$/);
    await expect(status(page)).toHaveText(/^1 open internship for/);
    await expect(rows(page)).toHaveText(['Weaver']);

    await page.getByRole('link', { name: 'Clear Kwale' }).click();
    await expect(page).not.toHaveURL(/county=Kwale/);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/\/internships$/);
  });

  test('a search without results suggests what to remove', async ({ page }) => {
    const company = await publishThree();
    await page.goto(`/internships?${new URLSearchParams({ q: company, county: 'Lamu', pay: 'paid' })}`);
    await expect(page.getByText('No open internships match')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Without Lamu' })).toContainText(
      '1 internship',
    );
    await expect(page.getByRole('listitem').filter({ hasText: 'In Kwale' })).toContainText('1 internship');
    await page.getByRole('link', { name: 'Without Paid' }).click();
    await expect(rows(page)).toHaveText(['Spinner']);
  });

  test('searches within an industry or a county', async ({ page }) => {
    const company = await publishThree();
    await page.goto('/internships/in/lamu');
    await page.getByRole('combobox', { name: 'Search in Lamu' }).fill(company);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows(page)).toHaveText(['Spinner']);
    await page.getByRole('link', { name: 'Clear Lamu' }).click();
    await expect(status(page)).toHaveText(/^3 open internships/);
    await page.goto('/internships/in/lamu');
    await narrow(page, script, 'Type', /^Internship/);
    await expect(page).toHaveURL(/county=Lamu&kind=internship/);
  });

  test('offers remote internships if a county has no results', async ({ page }) => {
    const company = `Kiwanda ${uniqueLetters()}`;
    await publishListing({ company, title: 'Weaver', county: null, remote: true });
    await page.goto(`/internships?${new URLSearchParams({ q: company, county: 'Lamu' })}`);
    await expect(page.getByText('No open internships match')).toBeVisible();
    await page.getByRole('link', { name: 'Remote', exact: true }).click();
    await expect(rows(page)).toHaveText(['Weaver']);
  });

  test('offers another county if a county and its region have no results', async ({ page }) => {
    const company = `Kiwanda ${uniqueLetters()}`;
    await publishListing({ company, title: 'Dyer', county: 'Kisumu' });
    await page.goto(`/internships?${new URLSearchParams({ q: company, county: 'Mandera' })}`);
    await expect(page.getByText('Try another county:')).toBeVisible();
    await page.getByRole('link', { name: 'In Kisumu', exact: true }).click();
    await expect(rows(page)).toHaveText(['Dyer']);
  });

  test('marks the search words in titles', async ({ page }) => {
    const title = `${uniqueLetters()} Spinners`;
    await publishListing({ title });
    await page.goto(`/internships?${new URLSearchParams({ q: title.replace('Spinners', 'spinner') })}`);
    await expect(rows(page).locator('mark')).toHaveText([title]);
  });

  test('quotes the sentence if only the text has the words', async ({ page }) => {
    const word = uniqueLetters();
    await publishListing({ descriptionParagraph: `Clean the van. You assist the ${word} daily. Ask.` });
    await page.goto(`/internships?${new URLSearchParams({ q: word })}`);
    const quote = page.getByText('In the text:');
    await expect(quote).toHaveText(`In the text: “You assist the ${word} daily.”`);
    await expect(quote.locator('mark')).toHaveText(word);
  });

  test('search results have a next page', async ({ page }) => {
    await page.goto('/internships?q=intern');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    await expect(page).toHaveURL(/q=intern&page=2/);
  });
});

test('no filter cuts its label', { tag: '@desktop' }, async ({ page }) => {
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/internships?q=');
    await openFilters(page);
    const cut = await page.getByRole('search').evaluate((form) =>
      [...form.querySelectorAll('select')].flatMap((select) => {
        const text = select.options[0]?.text ?? '';
        const natural = select.cloneNode() as HTMLSelectElement;
        natural.append(new Option(text));
        natural.style.width = 'auto';
        select.after(natural);
        const fits = natural.offsetWidth <= select.offsetWidth;
        natural.remove();
        return fits ? [] : [text];
      }),
    );
    expect(cut, `${width} px`).toEqual([]);
  }
});

test('with JavaScript, a filter changes the list in place, and Back undoes it', async ({ page }) => {
  const company = await publishThree();
  await page.goto(`/internships?${new URLSearchParams({ q: company })}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-stayed', ''));
  await narrow(page, true, 'County', /^Lamu/);
  await expect(rows(page)).toHaveText(['Spinner']);
  await expect(page.locator('html[data-stayed]')).toHaveCount(1);
  await page.goBack();
  await expect(status(page)).toHaveText(/^3 open internships/);
  await expect(page.getByLabel('County', { exact: true })).toHaveValue('');
});

test('arrow keys in a filter do not search until the filter loses focus', async ({ page }) => {
  const company = await publishThree();
  await page.goto(`/internships?${new URLSearchParams({ q: company })}`);
  const pay = page.getByLabel('Pay', { exact: true });
  await pay.focus();
  const before = page.url();
  await page.keyboard.press('ArrowDown');
  await expect(pay).not.toHaveValue('');
  await page.keyboard.press('ArrowUp');
  await expect(pay).toHaveValue('');
  await page.keyboard.press('ArrowDown');
  expect(page.url()).toBe(before);
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/pay=paid/);
  await expect(page).toHaveTitle(/paid/i);
});

test.describe('a filter chosen by keyboard before the script loads', () => {
  test('waits until it loses focus', async ({ page }) => {
    const { pay, release } = await chooseByKeyboardWithoutScript(page);
    const before = page.url();
    release();
    await touch(page);
    await expect(pay).not.toHaveAttribute('aria-busy');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(pay).toHaveValue('paid');
    expect(page.url()).toBe(before);
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL(/pay=paid/);
  });

  test('takes effect when it loses focus just as the script loads', async ({ page }) => {
    const { pay, release } = await chooseByKeyboardWithoutScript(page);
    await pay.evaluate((select: HTMLSelectElement) => {
      const timer = setInterval(() => {
        if (!Object.keys(select).some((key) => key.startsWith('__reactProps'))) return;
        clearInterval(timer);
        select.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
        select.blur();
      });
    });
    release();
    await expect(page).toHaveURL(/pay=paid/);
  });
});

test('suggests searches while typing', async ({ page }) => {
  const title = `Spinner ${uniqueLetters()}`;
  await publishListing({ title });
  await page.goto('/internships?q=');
  await words(page).pressSequentially(title.slice(0, 16));
  await expect(page.locator('datalist option')).toHaveAttribute('value', title);
});

test('the page of a county links to its listings and other counties', async ({ page }) => {
  await publishListing({ county: 'Baringo' });
  await page.goto('/internships/in/baringo');
  await expect(page.getByRole('heading', { level: 1, name: 'Internships in Baringo' })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Other counties' });
  await others.getByRole('link', { name: /^Nairobi/ }).click();
  await expect(page).toHaveURL(/\/internships\/in\/nairobi$/);
});
