import { Types } from 'mongoose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { inDays, makeListing } from '@/dev/testing/data/fixtures';
import { preparedDatabase } from '@/dev/testing/stack/prepared-database';
import { log } from '@/lib/platform/log/log';
import type { IndexedListing } from '@/lib/search/engine/packed-index';
import { InternshipModel } from '@/models/internship';
import { searchIndex } from './search-index';
import { searchInternships } from './search-internships';

preparedDatabase();

const DAY_MS = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A listing that closes in three days. A busy node has indexed many of them. */
const closing = (at: number): IndexedListing => ({
  id: at.toString(16).padStart(24, '0'),
  text: { title: 'Closing soon', employer: 'Twiga', place: 'Nairobi', about: '', text: 'Keep bees.' },
  ...{ industry: 1, county: null, kind: 'internship', pay: 'paid', amount: 1 },
  ...{ deadline: inDays(3).getTime(), createdAt: 0 },
});

/** Stores `count` open listings with one command, like another process. */
async function insertCopies(count: number, title: string): Promise<void> {
  const { _id } = await makeListing({ title, applicationDeadline: inDays(60) });
  const stored = await InternshipModel.collection.findOne({ _id });
  const copies = Array.from({ length: count - 1 }, (_, at) => {
    const slug = `${title}-${at}`;
    return { ...stored, _id: new Types.ObjectId(), slug, featuredSlug: slug };
  });
  await InternshipModel.collection.insertMany(copies as never);
}

const titles = async (q: string) => (await searchInternships({ q })).internships.map(({ title }) => title);

describe('closed listings leave the index', () => {
  test('50,000 of them beside 1,000 open ones: it holds the open ones, in a new index of their size', async () => {
    await insertCopies(1_000, 'Open');
    const busy = await searchIndex();
    await expect.poll(() => busy.size).toBe(1_000);
    for (let at = 0; at < 50_000; at += 1) busy.set(closing(at));
    expect((await searchIndex()).size).toBe(51_000);
    const bytes = busy.bytes;
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect((await searchIndex()).size).toBe(1_000);
    await expect.poll(async () => (await searchIndex()) !== busy).toBe(true);
    const anew = await searchIndex();
    expect([anew.size, anew.length]).toEqual([1_000, 1_000]);
    expect(anew.bytes).toBeLessThan(bytes / 10);
  });

  test('one of which the deadline is moved is found again', async () => {
    const { _id } = await makeListing({ title: 'Cordwainer', applicationDeadline: inDays(3) });
    await expect.poll(() => titles('cordwainer')).toEqual(['Cordwainer']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect(await titles('cordwainer')).toEqual([]);
    await InternshipModel.updateOne({ _id }, { $set: { applicationDeadline: inDays(9) } });
    await expect.poll(() => titles('cordwainer')).toEqual(['Cordwainer']);
  });

  test('those that a clock put forward has taken out are there once it is put back', async () => {
    await makeListing({ title: 'Chandler', applicationDeadline: inDays(3) });
    await expect.poll(() => titles('chandler')).toEqual(['Chandler']);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    expect(await titles('chandler')).toEqual([]);
    vi.useRealTimers();
    await expect.poll(() => titles('chandler')).toEqual(['Chandler']);
  });
});

/** Makes reads of changed listings fail until `end` is called; counts the failures. */
function failingReads(): { count: () => number; end: () => void } {
  const { collection } = InternshipModel;
  const find = collection.find.bind(collection);
  let isOver = false;
  let count = 0;
  vi.spyOn(collection, 'find').mockImplementation(((filter: { _id?: object }, ...rest: never[]) => {
    if (isOver || !filter._id) return find(filter as never, ...rest);
    count += 1;
    throw new Error('the read failed');
  }) as never);
  return { count: () => count, end: () => (isOver = true) };
}

describe('listings that other processes change', () => {
  test('while reads fail: one line and a few tries for 200 of them, and all are found when reads work again', async () => {
    await searchIndex();
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const reads = failingReads();
    await insertCopies(200, 'Wainwright');
    await expect.poll(reads.count).toBeGreaterThanOrEqual(2);
    const tried = reads.count();
    reads.end();
    await expect.poll(async () => (await searchInternships({ q: 'wainwright' })).total).toBe(200);
    expect(tried).toBeLessThanOrEqual(8);
    expect(warned.mock.calls.map(([, line]) => line)).toEqual([
      'changed listings not added to the search index',
    ]);
  });

  test('of which one is unreadable are found without it', async () => {
    await searchIndex();
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined);
    const { _id } = await makeListing({ title: 'Broken Fuller' });
    await InternshipModel.collection.updateOne({ _id }, { $set: { descriptionParagraph: { toString: 5 } } });
    await makeListing({ title: 'Whole Fuller' });
    await expect.poll(() => titles('fuller')).toEqual(['Whole Fuller']);
    await expect
      .poll(() => warned.mock.calls.map(([about]) => (about as { listing?: string }).listing))
      .toContain(_id.toHexString());
    await InternshipModel.collection.deleteOne({ _id });
  });
});
