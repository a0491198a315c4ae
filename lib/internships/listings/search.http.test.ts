import { describe, expect, inject, test } from 'vitest';
import { api } from '@/dev/testing/client/client';
import { uniqueLetters } from '@/dev/testing/client/client-for';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { sitemapPages } from '@/dev/testing/client/sitemap';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import type { SearchPage } from './search-internships';

const search = (query: Record<string, string>) =>
  api<SearchPage>('GET', `/api/internships?${new URLSearchParams(query)}`);

const page = async (path: string) => {
  const answer = await fetch(new URL(path, inject('appUrl')));
  return { status: answer.status, text: await answer.text() };
};

stackDatabase();

describe('searching by the API', () => {
  const word = uniqueLetters();

  test('brings pages of ten, each listing once, with the counts of the filters', async () => {
    for (let at = 0; at < 12; at += 1)
      await makeListing({
        title: `Keeper ${word}`,
        county: at < 4 ? 'Lamu' : 'Kwale',
        applicationDeadline: inDays(at + 1),
      });
    await makeListing({ title: `Keeper ${word}`, applicationDeadline: inDays(-1) });
    await expect.poll(async () => (await search({ q: word })).body.total).toBe(12);
    const first = await search({ q: word });
    const second = await search({ q: word, page: '2' });
    expect(first.body).toMatchObject({
      page: 1,
      total: 12,
      totalPages: 2,
      close: [],
    });
    const all = [...first.body.internships, ...second.body.internships];
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(12);
    expect(all.map(({ applicationDeadline }) => applicationDeadline)).toEqual(
      all.map(({ applicationDeadline }) => applicationDeadline).sort(),
    );
    expect(first.body.facets.county).toEqual([
      { value: 'Kwale', count: 8 },
      { value: 'Lamu', count: 4 },
    ]);
    expect((await search({ q: word, county: 'Lamu' })).body.total).toBe(4);
    const both = await api<SearchPage>('GET', `/api/internships?q=${word}&county=Lamu&county=Kwale&closes=7`);
    expect(both.body.total).toBe(7);
    expect((await search({ q: word, page: '9' })).body).toMatchObject({
      internships: [],
      page: 9,
      totalPages: 2,
    });
  });

  test.each([{ county: 'Atlantis' }, { industry: '99' }, { pay: 'much' }])(
    'refuses %o with what is possible',
    async (query) => {
      const { status, body } = await api<{ errors: Record<string, string> }>(
        'GET',
        `/api/internships?${new URLSearchParams(query as never)}`,
      );
      expect(status).toBe(422);
      expect(Object.values(body.errors)[0]).toMatch(/must be one of: /);
    },
  );
});

const HOSTILE = {
  'a regular expression': '(a+)+$|.*',
  operators: '{"$ne":null} $where: sleep(9)',
  'ten thousand letters': 'x'.repeat(6_000),
  'a thousand words': Array.from({ length: 1_000 }, (_, at) => `w${at}`).join(' '),
  emoji: '👩🏽‍💻🔥 ☕️ intern',
  'right to left': '\u202eمتدرب نيروبي\u202c',
  'a null character': 'nurse\u0000',
  'half a character': 'nurse\ud83d',
  markup: '<script>alert(1)</script>',
};

describe.each(Object.entries(HOSTILE))('a search for %s', (_, q) => {
  test('is answered, by the API and the page, and shown as text', async () => {
    const query = new URLSearchParams({ q }).toString();
    const answer = await api<SearchPage>('GET', `/api/internships?${query}`);
    expect(answer.status).toBe(200);
    expect(Array.isArray(answer.body.internships)).toBe(true);
    const { status, text } = await page(`/internships?${query}`);
    expect(status).toBe(200);
    expect(text).not.toContain('<script>alert');
  });
});

test('operators in the names of the address are no part of a search', async () => {
  const everything = await search({});
  const { status, body } = await api<SearchPage>(
    'GET',
    '/api/internships?q[$ne]=x&$where=1&county[$gt]=&page[$ne]=2',
  );
  expect(status).toBe(200);
  expect(body.page).toBe(1);
  expect(body.total).toBe(everything.body.total);
});

test('suggestions complete what is typed, from two letters on', async () => {
  const word = uniqueLetters();
  await makeListing({ title: `Keeper ${word}` });
  const suggest = async (q: string) =>
    (
      await api<{ suggestions: { text: string; kind: string }[] }>(
        'GET',
        `/api/internships/suggest?${new URLSearchParams({ q })}`,
      )
    ).body.suggestions;
  await expect.poll(() => suggest(word.slice(0, 12))).toEqual([{ text: `Keeper ${word}`, kind: 'title' }]);
  expect(await suggest(word.slice(0, 1))).toEqual([]);
});

describe('the pages', () => {
  test('of a search are not indexed, that of all industries is', async () => {
    expect((await page('/internships?q=nurse')).text).toMatch(
      /<meta name="robots" content="noindex, follow"/,
    );
    expect((await page('/internships?q=')).text).toMatch(/<meta name="robots" content="noindex, follow"/);
    expect((await page('/internships')).text).not.toContain('noindex');
    expect((await page('/internships?utm_source=mail')).text).not.toContain('noindex');
  });

  test('of a county have their own address, and an unknown county is not found', async () => {
    const { text } = await page('/internships/in/muranga?page=1');
    expect(text).toMatch(/<link rel="canonical" href="[^"]+\/internships\/in\/muranga"/);
    expect((await page('/internships/in/atlantis')).status).toBe(404);
  });

  test('of counties where something is open are in the sitemap', async () => {
    await makeListing({ county: 'Tana River' });
    await expect
      .poll(() => sitemapPages(inject('appUrl')), { timeout: 5_000 })
      .toContain('/internships/in/tana-river');
    expect(await sitemapPages(inject('appUrl'))).not.toContain('/internships/in/elgeyo-marakwet');
  });

  test('of a search name what was put right, with the way back', async () => {
    const word = uniqueLetters();
    const typed = `${word.slice(0, 9)}${word.slice(10)}`;
    await makeListing({ title: `Keeper ${word}` });
    await expect.poll(async () => (await search({ q: word })).body.total, { timeout: 5_000 }).toBe(1);
    const { text } = await page(`/internships?q=${typed}`);
    expect(text).toMatch(new RegExp(`Showing results for (?:<!-- -->)?<strong>${word}</strong>`));
    const [, back = ''] = /href="([^"]+)"[^>]*>Search for/.exec(text) ?? [];
    expect(back).toBe(`/internships?q=%22${typed}%22`);
    expect((await page(back)).text).toContain('No open internships match');
  });

  test('of a search that finds nothing offer trades that are close, and an alert', async () => {
    const facts = { county: 'Wajir', industryId: 16 } as const;
    await makeListing({ title: 'Barista', ...facts });
    const path = '/internships?q=waiter&industry=16&county=Wajir';
    const text = async () => (await page(path)).text;
    await expect.poll(text, { timeout: 5_000 }).toContain('Try a similar trade:');
    expect(await text()).toContain('href="/internships?q=barista&amp;industry=16&amp;county=Wajir"');
    expect(await text()).toContain('E-mail me new internships like these');
  });

  test('of a search show what was published since', async () => {
    const word = uniqueLetters();
    const path = `/internships?q=${word}`;
    expect((await page(path)).text).toContain('No open internships match');
    await makeListing({ title: `Keeper ${word}` });
    await expect
      .poll(async () => (await page(path)).text.replaceAll(/<.?mark[^>]*>/g, ''), { timeout: 5_000 })
      .toContain(`Keeper ${word}`);
  });
});

test.each(['/internships?q=', '/internships/in/nairobi', '/internships/it-telecommunications'])(
  'past its end %s says where it ends, and counts no page that is none',
  async (path) => {
    const { status, text } = await page(`${path}${path.includes('?') ? '&' : '?'}page=9999`);
    expect(status).toBe(200);
    expect(text).toMatch(/The list ends on page (?:<!-- -->)?\d/);
    expect(text).not.toMatch(/Page (?:<!-- -->)?9999/);
  },
);
