import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { connectToStack, inDays, makeListing } from '@/dev/testing/fixtures';
import { INDUSTRIES } from '@/lib/industries/industries';
import { internshipPath } from '@/lib/internships/mapper';
import { InternshipModel } from '@/models/internship';

/** Milliseconds in which a change shows, also one that this process made behind the back of the service. */
const WITHIN_MS = 1_000;

const read = async (path: string) => {
  const answer = await fetch(new URL(path, inject('appUrl')));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url);
const pathOf = (url: string): string => url.slice(inject('appUrl').length);

async function allPages(): Promise<string[]> {
  const pieces = locations((await read('/sitemap.xml')).text);
  const pages = await Promise.all(pieces.map(async (piece) => locations((await read(piece)).text)));
  return pages.flat().map(pathOf);
}

beforeAll(() => connectToStack({ mongoUri: inject('mongoUri'), authSecret: inject('authSecret') }));
afterAll(() => mongoose.disconnect());

describe('the sitemap', () => {
  it('is named by robots.txt and is XML', async () => {
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${inject('appUrl')}/sitemap.xml`);
    const { status, type, text } = await read('/sitemap.xml');
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(text).toContain('<sitemapindex');
  });

  it('has the fixed pages, the articles and the list of every industry', async () => {
    const pages = await allPages();
    expect(pages).toEqual(expect.arrayContaining(['/', '/career-tips/keep-learning', '/privacy-policy']));
    for (const { slug } of INDUSTRIES) expect(pages).toContain(`/internships/${slug}`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('has open listings only, and drops one the moment it closes', async () => {
    const open = await makeListing({});
    const closed = await makeListing({ applicationDeadline: inDays(-1) });
    await expect.poll(allPages, { timeout: WITHIN_MS }).toContain(internshipPath(open));
    expect(await allPages()).not.toContain(internshipPath(closed));
    await InternshipModel.updateOne({ _id: open._id }, { $set: { applicationDeadline: new Date() } });
    await expect.poll(allPages, { timeout: WITHIN_MS }).not.toContain(internshipPath(open));
  });

  it.each(['/sitemaps/listings-999', '/sitemaps/listings-0', '/sitemaps/nothing'])(
    '%s: 404',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );

  it('names only pages that answer 200 and say themselves that they may be indexed', async () => {
    const fixed = await read('/sitemaps/pages');
    const lists = await read('/sitemaps/lists');
    const listings = await read('/sitemaps/listings-1');
    const some = [fixed, lists, listings].flatMap(({ text }) => locations(text).slice(0, 20));
    for (const url of some) {
      const page = await read(url);
      expect(page.status, url).toBe(200);
      expect(page.text, url).not.toContain('noindex');
      expect(page.text, url).toContain(
        `<link rel="canonical" href="${pathOf(url) === '/' ? inject('appUrl') : url}`,
      );
    }
  });
});
