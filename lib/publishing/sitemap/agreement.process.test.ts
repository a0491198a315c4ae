import { beforeAll, expect, it } from 'vitest';
import { isIndexable, readPage, type ReadPage } from '@/dev/testing/client/read-page';
import { sitemapPages } from '@/dev/testing/client/sitemap';
import { stackForFile } from '@/dev/testing/stack/for-file';
import { runsAll } from '@/dev/test-run/only-in-all';

/** Pages read in parallel. */
const ABREAST = 6;

const stack = stackForFile({ sample: true, env: { JOBS: 'off' } });

let origin: string;
let crawled: Map<string, ReadPage>;
let listed: Map<string, ReadPage>;

async function readAll(paths: readonly string[], into: Map<string, ReadPage>): Promise<void> {
  const waiting = paths.filter((path) => !into.has(path));
  const reader = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      into.set(path, await readPage(origin, path));
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, reader));
}

/** Paths that robots.txt excludes. */
const DISALLOWED = ['/api/', '/dashboard', '/report/'];
/** Addresses of listings, searches, calendars and feeds. Each kind has one template, so the short run reads only some. */
const FROM_TEMPLATES = /^\/internships\/[^/?]+\/[^/]+$|^\/internships\?(?!page=\d+$)|\.(?:ics|xml|json)$/;
const EVERY = runsAll() ? 1 : 8;
const numberOf = (path: string): number => [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
const isSkipped = (path: string): boolean => FROM_TEMPLATES.test(path) && numberOf(path) % EVERY !== 0;

const mayBeRead = (path: string): boolean =>
  !DISALLOWED.some((prefix) => path.startsWith(prefix)) && !isSkipped(path);

/** Crawls every page that is linked from the home page, directly or indirectly. */
async function crawl(): Promise<Map<string, ReadPage>> {
  const pages = new Map<string, ReadPage>();
  for (let next = ['/']; next.length > 0;) {
    await readAll(next, pages);
    const links = next.flatMap((path) => pages.get(path)?.links ?? []);
    next = [...new Set(links)].filter((path) => !pages.has(path) && mayBeRead(path));
  }
  return pages;
}

const indexable = (page: ReadPage): boolean => isIndexable(origin, page);

beforeAll(async () => {
  origin = stack().appUrl;
  crawled = await crawl();
  const paths = (await sitemapPages(origin)).filter((path) => !isSkipped(path));
  // Most were read while crawling, because rendering pages takes far longer than checking them.
  const known = (path: string): [string, ReadPage][] => {
    const page = crawled.get(path);
    return page ? [[path, page]] : [];
  };
  listed = new Map(paths.flatMap(known));
  await readAll(paths, listed);
}, 120_000);

it('every page the sitemap names answers 200, may be indexed, and is its own canonical', () => {
  expect(listed.size).toBeGreaterThan(60);
  expect([...listed.values()].filter((page) => !indexable(page)).map(({ path }) => path)).toEqual([]);
});

it('every page that links lead to and that may be indexed is in the sitemap', () => {
  const found = [...crawled.values()].filter(indexable).map(({ path }) => path);
  expect(found.length).toBeGreaterThan(60);
  expect(found.filter((path) => !listed.has(path))).toEqual([]);
});

it('links lead to every page that the sitemap names', () => {
  expect([...listed.keys()].filter((path) => !crawled.has(path))).toEqual([]);
});

it('every link to a part of a page leads to one', () => {
  const dead = [...crawled.values()].flatMap(({ path, fragments }) =>
    fragments
      .filter(({ to, id }) => crawled.get(to)?.isHtml && !crawled.get(to)?.ids.includes(id))
      .map(({ to, id }) => `${path}: ${to}#${id}`),
  );
  expect(dead).toEqual([]);
});

it('no link within the site leads nowhere', () => {
  const broken = [...crawled.values()].filter(({ status }) => status === 404 || status >= 500);
  expect(broken.map(({ path }) => path)).toEqual([]);
});

it('every page says what a search engine or a chat shows of it', () => {
  for (const { path, title, meta } of [...listed.values()].filter(indexable)) {
    expect(title.length, path).toBeGreaterThan(5);
    expect(meta.description?.length, path).toBeGreaterThan(50);
    expect(meta['og:title'], path).toBeTruthy();
    expect(meta['og:description'], path).toBe(meta.description);
    expect(meta['og:url'] && new URL(meta['og:url']).href, path).toBe(new URL(path, origin).href);
    expect(meta['og:image'], path).toContain(`${origin}/share/`);
    expect(meta['og:image:alt'], path).toBeTruthy();
    expect(meta['twitter:card'], path).toBe('summary_large_image');
  }
});

it('no two pages have the same title or description', () => {
  const pages = [...listed.values()];
  expect(new Set(pages.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(pages.map(({ meta }) => meta.description)).size).toBe(pages.length);
});
