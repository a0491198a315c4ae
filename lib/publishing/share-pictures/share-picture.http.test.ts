import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { readPage } from '@/dev/testing/client/read-page';
import { stackDatabase } from '@/dev/testing/stack/stack-database';
import { internshipPath } from '@/lib/internships/listings/mapper';
import { InternshipModel, type InternshipRecord } from '@/models/internship';

const FOR_EVER = 'public, max-age=31536000, immutable';

stackDatabase();

const pictureOn = async (path: string): Promise<string> =>
  (await readPage(inject('appUrl'), path)).meta['og:image'] ?? '';
const pictureOf = (listing: InternshipRecord): Promise<string> => pictureOn(internshipPath(listing));
const change = (listing: InternshipRecord, $set: Partial<InternshipRecord>) =>
  InternshipModel.updateOne({ _id: listing._id }, { $set });
const plainAddress = (id: unknown) => `${inject('appUrl')}/share/listings/${String(id)}`;

async function expectPicture(address: string): Promise<Response> {
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/png');
  const bytes = Buffer.from(await answer.clone().arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  return answer;
}

/** Changes made directly in the database are visible within a second. */
const WITHIN_A_SECOND = { timeout: 1_000 };

describe('the picture a listing is shared with', () => {
  it('is named by its page and may be kept for ever', async () => {
    const address = await pictureOf(await makeListing({ title: 'Kept Intern' }));
    const answer = await expectPicture(address);
    expect(answer.headers.get('cache-control')).toBe(FOR_EVER);
  });

  it('has another address once the listing says something else', async () => {
    const listing = await makeListing({ title: 'First Intern' });
    const before = await pictureOf(listing);
    await change(listing, { title: 'Second Intern' });
    await expect.poll(() => pictureOf(listing), WITHIN_A_SECOND).not.toBe(before);
    const old = await expectPicture(before);
    expect(old.headers.get('cache-control')).toBe('public, no-cache');
  });

  it('says when the listing has closed, at another address', async () => {
    const listing = await makeListing({ applicationDeadline: inDays(1) });
    const before = await pictureOf(listing);
    await change(listing, { applicationDeadline: inDays(-1) });
    await expect.poll(() => pictureOf(listing), WITHIN_A_SECOND).not.toBe(before);
    const after = await pictureOf(listing);
    await expectPicture(after);
  });

  it('asked for without a version is asked for again, and sent again only when it is another', async () => {
    const listing = await makeListing({ title: 'Asked Intern' });
    const first = await expectPicture(plainAddress(listing._id));
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await fetch(plainAddress(listing._id), { headers })).status).toBe(304);
    await change(listing, { company: 'Another Company' });
    const status = async () => (await fetch(plainAddress(listing._id), { headers })).status;
    await expect.poll(status, WITHIN_A_SECOND).toBe(200);
  });

  it('is gone with the listing', async () => {
    const listing = await makeListing({});
    const address = await pictureOf(listing);
    await change(listing, { deletedAt: new Date() });
    await expect.poll(async () => (await fetch(address)).status, WITHIN_A_SECOND).toBe(410);
  });

  it.each(['000000000000000000000000', 'nothing', '%00'])('%s: 404', async (id) => {
    expect((await fetch(plainAddress(id))).status).toBe(404);
  });

  it('bears whatever a title holds', async () => {
    const title = `${'🚀'.repeat(20)}</title><script>"'&\u202e ${'W'.repeat(150)}`;
    await expectPicture(await pictureOf(await makeListing({ title, company: '会社', slug: 'any-title' })));
  });
});

it('an article has a picture of its own, other pages have that of the site', async () => {
  const article = await pictureOn('/career-tips/keep-learning');
  const site = await pictureOn('/contact-us');
  expect(article).toContain('/share/articles/keep-learning?v=');
  expect(site).toContain('/share/site?v=');
  await expectPicture(article);
  await expectPicture(site);
  expect(await pictureOn('/')).toBe(site);
  expect((await fetch(`${inject('appUrl')}/share/articles/nothing`)).status).toBe(404);
});
