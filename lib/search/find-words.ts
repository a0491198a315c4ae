import { SearchWordModel, type SearchWordRecord } from '@/models/search-word';
import { isOneEditApart, typoKeys } from './typos';

/** Letters a beginning needs; fewer begin everything. */
const SHORTEST_BEGINNING = 3;

/** Words read for one beginning, and stems taken of what was read. */
const MOST_READ = 80;
const MOST_STEMS = 10;

type Word = Pick<SearchWordRecord, '_id' | 'stem' | 'head'>;

/** Those of titles first, then the shorter. */
const closest = (words: Word[]): string[] =>
  [
    ...new Set(
      words
        .sort((a, b) => Number(b.head) - Number(a.head) || a._id.length - b._id.length)
        .map(({ stem }) => stem),
    ),
  ].slice(0, MOST_STEMS);

/** Which of these stems some listing has or had. */
export async function knownStems(stems: readonly string[]): Promise<Set<string>> {
  const words = await SearchWordModel.find({ stem: { $in: stems } })
    .select('stem -_id')
    .lean<{ stem: string }[]>();
  return new Set(words.map(({ stem }) => stem));
}

/** The stems of words that begin so; none for fewer than three letters. */
export async function stemsWithPrefix(beginning: string): Promise<string[]> {
  if (beginning.length < SHORTEST_BEGINNING) return [];
  const words = await SearchWordModel.find({ _id: { $gte: beginning, $lt: `${beginning}\uffff` } })
    .limit(MOST_READ)
    .select('stem head')
    .lean<Word[]>();
  return closest(words);
}

/** The stems of words one typing error away. */
export async function stemsOneEditFrom(word: string): Promise<string[]> {
  const slips = typoKeys(word);
  if (slips.length === 0) return [];
  const words = await SearchWordModel.find({ slips: { $in: slips } })
    .select('stem head')
    .lean<Word[]>();
  return closest(words.filter(({ _id }) => isOneEditApart(word, _id)));
}
