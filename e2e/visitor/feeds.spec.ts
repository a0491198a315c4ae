import { deleteListing, publishListing } from '../listings';
import { expect, test } from '../test';

const HOSTILE = ']]><script>alert(1)</script> & <b>"x"</b>';

/** Reads the items of a feed like a feed reader: parses it as XML, and then the descriptions as HTML. */
const readItems = (path: string) =>
  fetch(path)
    .then((answer) => answer.text())
    .then((text) => {
      const feed = new DOMParser().parseFromString(text, 'application/xml');
      if (feed.querySelector('parsererror')) throw new Error('the feed is no XML');
      return [...feed.querySelectorAll('rss > channel > item')].map((item) => {
        const html = item.querySelector('description')?.textContent ?? '';
        const description = new DOMParser().parseFromString(html, 'text/html').body;
        return {
          title: item.querySelector('title')?.textContent ?? '',
          link: item.querySelector('link')?.textContent ?? '',
          elements: [...new Set([...description.querySelectorAll('*')].map(({ tagName }) => tagName))],
          says: description.textContent ?? '',
        };
      });
    });

test('a listing appears in the feed of its industry, with its names as plain text', async ({ page }) => {
  const listing = await publishListing({ company: HOSTILE });
  await page.goto('/feeds');
  await expect(page.getByRole('link', { name: 'Energy & Environment: JSON feed' })).toBeVisible();
  const path = await page.getByRole('link', { name: 'Energy & Environment: RSS feed' }).getAttribute('href');
  const items = await page.evaluate(readItems, path ?? '');
  const item = items.find(({ title }) => title.startsWith(listing.title));
  const asHtml = HOSTILE.replace(']]>', ']] >').replaceAll('<', '&lt;');
  expect(item?.title).toBe(`${listing.title} at ${asHtml}`);
  expect(item?.link).toMatch(new RegExp(`${listing.path}$`));
  expect(item?.elements).toEqual(['P']);
  expect(item?.says).toContain(HOSTILE);
  await deleteListing(listing);
  const after = await page.evaluate(readItems, path ?? '');
  expect(after.some(({ title }) => title.startsWith(listing.title))).toBe(false);
});
