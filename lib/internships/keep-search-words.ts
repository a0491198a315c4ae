import { live } from './visibility';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SearchWordModel } from '@/models/search-word';
import { searchTermsOf } from '@/lib/search/search-terms';

/** Milliseconds since a listing was made after which its words are noted again: half of the time that words are kept. */
const OLD_MS = 365 * 24 * 60 * 60_000;

const BATCH = 50;

/**
 * Notes that the words of listings that are open for more than a year are still in use: words that no listing was written with
 * for two years are deleted. Takes the time; gives how many listings that were.
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

/** How many words were stored before it was noted when they were seen. */
export const countUndatedWords = (): Promise<number> => SearchWordModel.countDocuments(UNDATED).exec();

/** Words stored before it was noted when they were seen count as seen now. */
export async function dateWords(now: Date): Promise<void> {
  await SearchWordModel.updateMany(UNDATED, { $set: { seenAt: now } });
}
