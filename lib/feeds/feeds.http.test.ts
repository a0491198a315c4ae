import { describe, expect, inject, it } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/mapper';
import { InternshipModel } from '@/models/internship';

/** Milliseconds in which a change shows, also one that this process made behind the back of the service. */
const WITHIN_MS = 1_000;

const read = async (path: string) => {
  const answer = await fetch(new URL(path, inject('appUrl')));
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};
const links = async (path: string): Promise<string[]> => {
  const { items } = JSON.parse((await read(path)).text) as { items: { url: string }[] };
  return items.map(({ url }) => url.slice(inject('appUrl').length));
};

stackDatabase();

describe('the feeds', () => {
  it.each([
    ['/feeds/internships.xml', 'application/rss+xml; charset=utf-8'],
    ['/feeds/internships.json', 'application/feed+json; charset=utf-8'],
    ['/feeds/legal-services.xml', 'application/rss+xml; charset=utf-8'],
    ['/feeds/legal-services.json', 'application/feed+json; charset=utf-8'],
  ])('%s is %s', async (path, type) => {
    expect(await read(path)).toMatchObject({ status: 200, type });
  });

  it.each(['no-such-industry.xml', 'internships.atom', 'internships', 'INTERNSHIPS.XML'])(
    '/feeds/%s: 404',
    async (name) => {
      expect((await read(`/feeds/${name}`)).status).toBe(404);
    },
  );

  it('have the open listings of their industry, newest first, and drop one the moment it closes', async () => {
    const first = await makeListing({ industryId: 8 });
    const second = await makeListing({ industryId: 8 });
    const other = await makeListing({ industryId: 9 });
    const closed = await makeListing({ industryId: 8, applicationDeadline: inDays(-1) });
    const feed = () => links('/feeds/natural-resources.json');
    const newest = async () => (await feed()).slice(0, 2);
    await expect.poll(newest, { timeout: WITHIN_MS }).toEqual([second, first].map(internshipPath));
    const before = await feed();
    expect(before).not.toContain(internshipPath(closed));
    expect(before).not.toContain(internshipPath(other));
    await expect
      .poll(() => links('/feeds/internships.json'), { timeout: WITHIN_MS })
      .toContain(internshipPath(other));
    await InternshipModel.updateOne({ _id: second._id }, { $set: { applicationDeadline: new Date() } });
    await expect.poll(feed, { timeout: WITHIN_MS }).not.toContain(internshipPath(second));
  });

  it('have the newest fifty', async () => {
    for (let made = 0; made < 51; made += 1) await makeListing({ industryId: 16, title: `Intern ${made}` });
    const feed = () => links('/feeds/transport-and-logistics.json');
    await expect.poll(feed, { timeout: WITHIN_MS }).toHaveLength(50);
  });

  it('are named by the lists they are of', async () => {
    for (const [page, feed] of [
      ['/', 'internships'],
      ['/internships', 'internships'],
      ['/internships/legal-services', 'legal-services'],
    ]) {
      const { text } = await read(page ?? '');
      const href = `${inject('appUrl')}/feeds/${feed}`;
      expect(text).toMatch(new RegExp(`<link rel="alternate" type="application/rss\\+xml"[^>]*${href}.xml"`));
      expect(text).toMatch(
        new RegExp(`<link rel="alternate" type="application/feed\\+json"[^>]*${href}.json"`),
      );
    }
  });
});
