import { SearchWordModel } from '@/models/search-word';
import { typoKeys } from './typos';

const BATCH = 500;

const MISSING = { typoKeys: null as unknown as string[] };

/** Counts the words stored without typo keys. */
export const countWithoutTypoKeys = (): Promise<number> => SearchWordModel.countDocuments(MISSING).exec();

/** Writes the typo keys of words stored without them. */
export async function refreshTypoKeys(): Promise<void> {
  let words: { _id: string }[];
  do {
    words = await SearchWordModel.find(MISSING).limit(BATCH).select('_id').lean<{ _id: string }[]>();
    if (words.length === 0) return;
    await SearchWordModel.bulkWrite(
      words.map(({ _id }) => ({
        updateOne: { filter: { _id }, update: { $set: { typoKeys: typoKeys(_id) } } },
      })),
    );
  } while (words.length === BATCH);
}
