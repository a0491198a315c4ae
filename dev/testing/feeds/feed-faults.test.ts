import { expect, test } from 'vitest';
import { jsonFeedFaults, rssFaults } from './feed-faults';

test('both validators report faults', () => {
  const url = 'https://site.example/feed.xml';
  expect(
    rssFaults('<rss version="2.0"><channel><item><guid>1</guid></item></channel></rss>', url),
  ).toHaveLength(9);
  expect(() => rssFaults('<rss version="2.0"><channel></rss>', url)).toThrow();
  expect(jsonFeedFaults('{"version":"https://jsonfeed.org/version/1.1","items":[]}', url)).not.toEqual([]);
});
