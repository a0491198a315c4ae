import { describe, expect, test } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { readFeaturedInternship } from './read-featured';
import { readInternshipPage } from './read-internship-page';

preparedDatabase();

describe('the page of a listing', () => {
  const read = (slug: string, industrySlug = 'it-telecommunications') =>
    readInternshipPage({ industrySlug, slug });

  test('open or closed, under its own industry only', async () => {
    const listing = await makeListing({ slug: 'closed-one', applicationDeadline: inDays(-1) });
    expect(await read('closed-one')).toMatchObject({ _id: listing._id.toHexString(), status: 'Closed' });
    await expect(read('closed-one', 'financial-services')).rejects.toMatchObject({ code: 'notFound' });
    await expect(read('closed-one', 'no-industry')).rejects.toMatchObject({ code: 'notFound' });
    await expect(read('no-listing')).rejects.toMatchObject({ code: 'notFound' });
  });

  test('gone once it is deleted, not found while it is hidden', async () => {
    await makeListing({ slug: 'deleted-one', deletedAt: new Date() });
    await makeListing({ slug: 'hidden-one', hiddenAt: new Date() });
    await expect(read('deleted-one')).rejects.toMatchObject({ code: 'gone' });
    await expect(read('hidden-one')).rejects.toMatchObject({ code: 'notFound' });
  });
});

describe('the featured page', () => {
  const names = { company: 'Café Ōkapi', title: 'Barista' };

  test('where two have the same address, the newest', async () => {
    const older = await makeListing({ ...names, isFeatured: true, createdAt: inDays(-2) });
    const newest = await makeListing({ ...names, isFeatured: true, createdAt: inDays(-1) });
    await makeListing({ ...names, isFeatured: false });
    await makeListing({ ...names, isFeatured: true, deletedAt: new Date() });
    const found = await readFeaturedInternship({ slug: 'café-ōkapi-barista'.normalize('NFD') });
    expect(found._id).toBe(newest._id.toHexString());
    expect(found._id).not.toBe(older._id.toHexString());
  });

  test('where two have the same address, one that is open before a newer one that is closed', async () => {
    const shared = { company: 'Duka Fupi', title: 'Cashier', isFeatured: true };
    const open = await makeListing({ ...shared, createdAt: inDays(-2) });
    await makeListing({ ...shared, createdAt: inDays(-1), applicationDeadline: inDays(-1) });
    const found = await readFeaturedInternship({ slug: 'duka-fupi-cashier' });
    expect(found._id).toBe(open._id.toHexString());
  });

  test('no such address', async () => {
    await expect(readFeaturedInternship({ slug: 'none' })).rejects.toMatchObject({ code: 'notFound' });
  });
});
