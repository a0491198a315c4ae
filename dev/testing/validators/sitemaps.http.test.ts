import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ErrorLevel, XMLToSitemapIndexStream, XMLToSitemapItemStream, type SitemapItem } from 'sitemap';
import { expect, inject, test } from 'vitest';

const LEVEL = { level: ErrorLevel.THROW };

/** Reads a sitemap with the npm package `sitemap`. Throws if it contains anything that the protocol does not allow. */
async function pagesIn(xml: string): Promise<SitemapItem[]> {
  const found: SitemapItem[] = [];
  await pipeline(Readable.from([xml]), new XMLToSitemapItemStream(LEVEL), async (items) => {
    for await (const item of items as AsyncIterable<SitemapItem>) found.push(item);
  });
  return found;
}

async function piecesIn(xml: string): Promise<string[]> {
  const found: string[] = [];
  await pipeline(Readable.from([xml]), new XMLToSitemapIndexStream(LEVEL), async (items) => {
    for await (const { url } of items as AsyncIterable<{ url: string }>) found.push(url);
  });
  return found;
}

const read = async (url: string): Promise<string> => (await fetch(url)).text();

test('a sitemap reader accepts the index and every sitemap', async () => {
  const pieces = await piecesIn(await read(`${inject('appUrl')}/sitemap.xml`));
  expect(pieces.length).toBeGreaterThan(1);
  const pages = (await Promise.all(pieces.map(async (url) => pagesIn(await read(url))))).flat();
  expect(pages.length).toBeGreaterThan(100);
  for (const { url, lastmod } of pages) {
    expect(url.startsWith(`${inject('appUrl')}/`), url).toBe(true);
    if (lastmod !== undefined) expect(lastmod, url).toMatch(/^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/);
  }
});

test('a sitemap reader rejects an element outside the protocol', async () => {
  const xml =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>http://a.example/</loc><when>now</when></url></urlset>';
  await expect(pagesIn(xml)).rejects.toThrow();
});
