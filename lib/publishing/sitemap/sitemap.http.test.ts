import { describe, expect, inject, it } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { sitemapPages } from '@/dev/testing/client/sitemap';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { INDUSTRIES } from '@/lib/internships/industries/industries';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { InternshipModel } from '@/models/internship';

/** Milliseconds until a change is visible, even one made directly in the database. */
const WITHIN_MS = 1_000;

const read = async (path: string) => {
  const answer = await fetch(new URL(path, inject('appUrl')));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const allPages = () => sitemapPages(inject('appUrl'));

stackDatabase();

describe('the sitemap', () => {
  it('is named by robots.txt and is XML', async () => {
    const robots = (await read('/robots.txt')).text;
    expect(robots).toContain(`Sitemap: ${inject('appUrl')}/sitemap.xml`);
    expect(robots).toContain('Disallow: /login?\n');
    const { status, type, text } = await read('/sitemap.xml');
    expect({ status, type }).toEqual({ status: 200, type: 'application/xml; charset=utf-8' });
    expect(text).toContain('<sitemapindex');
  });

  it('stands beside security.txt, which expires within a year (RFC 9116)', async () => {
    const { status, type, text } = await read('/.well-known/security.txt');
    expect({ status, type }).toEqual({ status: 200, type: 'text/plain; charset=utf-8' });
    expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
    const days = (Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(179);
    expect(days).toBeLessThan(181);
  });

  it('has the fixed pages, the articles and the list of every industry', async () => {
    const pages = await allPages();
    expect(pages).toEqual(expect.arrayContaining(['/', '/career-tips/keep-learning', '/privacy-policy']));
    for (const { slug } of INDUSTRIES) expect(pages).toContain(`/internships/${slug}`);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it('has open listings only, and drops one the moment it closes or is deleted', async () => {
    const closes = await makeListing({});
    const deleted = await makeListing({});
    const closed = await makeListing({ applicationDeadline: inDays(-1) });
    const both = [internshipPath(closes), internshipPath(deleted)];
    await expect.poll(allPages, { timeout: WITHIN_MS }).toEqual(expect.arrayContaining(both));
    expect(await allPages()).not.toContain(internshipPath(closed));
    await InternshipModel.updateOne({ _id: closes._id }, { $set: { applicationDeadline: new Date() } });
    await InternshipModel.updateOne({ _id: deleted._id }, { $set: { deletedAt: new Date() } });
    await expect.poll(allPages, { timeout: WITHIN_MS }).not.toContain(both[0]);
    await expect.poll(allPages, { timeout: WITHIN_MS }).not.toContain(both[1]);
  });

  it.each(['/sitemaps/listings-999', '/sitemaps/listings-0', '/sitemaps/nothing'])(
    '%s: 404',
    async (path) => {
      expect((await read(path)).status).toBe(404);
    },
  );
});
