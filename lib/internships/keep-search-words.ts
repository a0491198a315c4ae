import { live } from './visibility';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SearchWordModel } from '@/models/search-word';
import { searchTermsOf } from '@/lib/search/search-terms';

/**
 * Age of a listing, in milliseconds, from which its words are marked as seen again: half of the time that
 * unused words are kept.
 */
const OLD_MS = 365 * 24 * 60 * 60_000;

const BATCH = 50;

/**
 * Marks the words of listings that are open for more than a year as seen, so that they are not deleted after
 * two years. Takes the time. Gives the number of listings.
 */
export async function keepWordsInUse(now: Date, signal?: AbortSignal): Promise<number> {
  const old = new Date(now.getTime() - OLD_MS);
  const found = InternshipModel.find({ ...live(now), createdAt: { $lt: old } }).lean<InternshipRecord[]>();
  let batch: InternshipRecord[] = [];
  let count = 0;
  const note = async () => {
    await searchTermsOf(batch);
    count += batch.length;
    batch = [];
  };
  for await (const listing of found.cursor({ batchSize: BATCH })) {
    if (signal?.aborted) return count;
    batch.push(listing as unknown as InternshipRecord);
    if (batch.length === BATCH) await note();
  }
  await note();
  return count;
}

const UNDATED = { seenAt: null as unknown as Date };

/** Counts the words without `seenAt`, which an earlier version stored. */
export const countUndatedWords = (): Promise<number> => SearchWordModel.countDocuments(UNDATED).exec();

/** Sets `seenAt` of words without it to now. */
export async function dateWords(now: Date): Promise<void> {
  await SearchWordModel.updateMany(UNDATED, { $set: { seenAt: now } });
}
