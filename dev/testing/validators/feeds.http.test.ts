import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import { expect, inject, test } from 'vitest';
import { INDUSTRIES } from '@/lib/internships/industries/industries';

const FEEDS = [
  'internships',
  'counties/nairobi',
  'search',
  ...INDUSTRIES.slice(0, 2).map(({ slug }) => slug),
];

/** RFC 822 with a four-digit year, as required by RSS 2.0. */
const RFC_822 = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;

const read = async (path: string): Promise<string> => (await fetch(inject('appUrl') + path)).text();
const query = (feed: string): string => (feed === 'search' ? '?q=intern' : '');

test.each(FEEDS)('a feed reader finds the same entries in both formats: %s', async (feed) => {
  const rss = parseRssFeed(await read(`/feeds/${feed}.xml${query(feed)}`));
  const json = parseJsonFeed(JSON.parse(await read(`/feeds/${feed}.json${query(feed)}`)));
  expect(rss).toMatchObject({ title: json.title, language: 'en-KE' });
  expect(rss.link).toBe(json.home_page_url);
  const entries = rss.items ?? [];
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.map(({ guid }) => guid?.value)).toEqual(json.items?.map(({ id }) => id));
  for (const { title, link, guid, pubDate, description } of entries) {
    expect(title, link).toBeTruthy();
    expect(link).toMatch(/^http/);
    expect(guid?.value).toMatch(/^[0-9a-f]{24}$/);
    expect(guid?.isPermaLink).toBe(false);
    expect(String(pubDate)).toMatch(RFC_822);
    expect(`${title} ${description}`).not.toMatch(/\d days? left|closes today/);
  }
  for (const { date_published: published, date_modified: modified } of json.items ?? []) {
    expect(Date.parse(String(modified))).toBeGreaterThanOrEqual(Date.parse(String(published)));
  }
});

test('a feed reader rejects other texts', () => {
  expect(() => parseRssFeed('<html></html>')).toThrow();
  expect(() => parseJsonFeed({})).toThrow();
});
