import { SearchWordModel, type SearchWordRecord } from '@/models/search-word';
import { isOneEditApart, typoKeys } from './typos';

/** Letters a prefix needs; shorter ones match too many words. */
const MIN_PREFIX_LENGTH = 3;

/** Words read for one prefix, and stems used of them. */
const MAX_WORDS_READ = 80;
const MAX_STEMS = 10;

type Word = Pick<SearchWordRecord, '_id' | 'stem' | 'head'>;

/** Orders words: those of titles first, then shorter ones. */
const closest = (words: Word[]): string[] =>
  [
    ...new Set(
      words
        .sort((a, b) => Number(b.head) - Number(a.head) || a._id.length - b._id.length)
        .map(({ stem }) => stem),
    ),
  ].slice(0, MAX_STEMS);

/** Those of these stems that occur in a listing, or did. */
export async function knownStems(stems: readonly string[]): Promise<Set<string>> {
  const words = await SearchWordModel.find({ stem: { $in: stems } })
    .select('stem -_id')
    .lean<{ stem: string }[]>();
  return new Set(words.map(({ stem }) => stem));
}

/** The stems of words with this prefix; none for a prefix of fewer than three letters. */
export async function stemsWithPrefix(prefix: string): Promise<string[]> {
  if (prefix.length < MIN_PREFIX_LENGTH) return [];
  const words = await SearchWordModel.find({ _id: { $gte: prefix, $lt: `${prefix}\uffff` } })
    .limit(MAX_WORDS_READ)
    .select('stem head')
    .lean<Word[]>();
  return closest(words);
}

/** The stems of words at edit distance 1, for a word with a typo. */
export async function stemsOneEditFrom(word: string): Promise<string[]> {
  const keys = typoKeys(word);
  if (keys.length === 0) return [];
  const words = await SearchWordModel.find({ typoKeys: { $in: keys } })
    .select('stem head')
    .lean<Word[]>();
  return closest(words.filter(({ _id }) => isOneEditApart(word, _id)));
}
