import { expect, inject, test } from 'vitest';
import { COUNTIES } from '@/lib/platform/core/vocabulary';
import { INDUSTRIES } from '@/lib/internships/industries/industries';

const get = (path: string) => fetch(inject('appUrl') + path);
const textOf = async (path: string) => (await get(path)).text();

test('one page links to the feeds of every industry and county, and each of them responds', async () => {
  const html = await textOf('/feeds');
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const feeds = [...main.matchAll(/href="(\/feeds\/(?!jobs)[^"]+\.(?:xml|json))"/g)].map(
    ([, path = '']) => path,
  );
  expect(new Set(feeds).size).toBe(2 * (1 + INDUSTRIES.length + COUNTIES.length));
  // One after another: more than a hundred at once from one address are refused.
  const refused: [string, number][] = [];
  for (const path of feeds) {
    const { status } = await get(path);
    if (status !== 200) refused.push([path, status]);
  }
  expect(refused).toEqual([]);
});

test.each([
  ['/internships', '/feeds/internships.xml'],
  ['/internships/legal-services', '/feeds/legal-services.xml'],
  ['/internships/in/lamu', '/feeds/counties/lamu.xml'],
  ['/internships?q=driver&amp;pay=paid', '/feeds/search.xml?q=driver&amp;pay=paid'],
])('a feed reader finds the feed of %s', async (page, feed) => {
  const html = await textOf(page.replace('&amp;', '&'));
  expect(html).toMatch(/<link rel="alternate" type="application\/rss\+xml"/);
  expect(html).toContain(`${feed}"`);
});
