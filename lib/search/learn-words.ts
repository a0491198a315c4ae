import { isDuplicate } from '@/lib/platform/db/db';
import { SearchWordModel, type SearchWordRecord } from '@/models/search-word';
import { typoKeys } from './typos';
import type { ListingWords } from './listing-terms';
import { stemOf } from './stem';

/** Milliseconds after which a word's `seenAt` is updated: far less than the two years after which the word is deleted. */
const SEEN_AGAIN_MS = 30 * 24 * 60 * 60_000;

type Known = Pick<SearchWordRecord, '_id' | 'head' | 'seenAt'>;

/**
 * Adds the words of a listing to those that queries are completed to and corrected by. Known words cost one read.
 * Call it before the listing is written: an extra word does no harm, a missing one is not found by its prefix.
 */
export async function learnWords({ head, body }: ListingWords): Promise<void> {
  const heads = new Set(head);
  const words = [...new Set([...head, ...body])];
  const known = await SearchWordModel.find({ _id: { $in: words } })
    .select('head seenAt')
    .lean<Known[]>();
  const risen = known.filter((word) => !word.head && heads.has(word._id)).map(({ _id }) => _id);
  if (risen.length > 0) await SearchWordModel.updateMany({ _id: { $in: risen } }, { $set: { head: true } });
  await noteSeen(known, new Date());
  const there = new Set(known.map(({ _id }) => _id));
  await insertNew(
    words.filter((word) => !there.has(word)),
    heads,
  );
}

async function noteSeen(known: Known[], now: Date): Promise<void> {
  const before = new Date(now.getTime() - SEEN_AGAIN_MS);
  const long = known.filter(({ seenAt }) => seenAt < before).map(({ _id }) => _id);
  if (long.length > 0) await SearchWordModel.updateMany({ _id: { $in: long } }, { $set: { seenAt: now } });
}

/** Ignores duplicates: another process may insert the same words. */
async function insertNew(words: string[], heads: ReadonlySet<string>): Promise<void> {
  if (words.length === 0) return;
  const records = words.map((word) => ({
    _id: word,
    stem: stemOf(word),
    head: heads.has(word),
    typoKeys: typoKeys(word),
  }));
  try {
    await SearchWordModel.insertMany(records, { ordered: false });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}
