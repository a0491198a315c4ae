import { highest } from './order';
import type { PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';
import { tokensOf } from './phrases';
import { stemOf } from './stem';
import { STOP_WORDS } from './stop-words';

/** The weight of a word in `rare`, relative to a word in `title`. */
const RARE = 3;

const stemsOf = (text: string): string[] =>
  tokensOf(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemOf);

/** Joins adjacent words: "safari tech" becomes "safaritech". */
const joined = (text: string): string[] => {
  const words = tokensOf(text);
  return words.slice(1).map((word, at) => stemOf(`${words[at] ?? ''}${word}`));
};

/**
 * Returns the ids of the listings that share the most words with `rare` and `title`, weighted by rarity, best first. Takes milliseconds
 * for 100,000 listings. Does not query the database.
 */
export function candidatesFor(
  index: PackedIndex,
  { rare, title }: { rare: string; title: string },
  limit: number,
): string[] {
  const score = new Float32Array(index.length);
  const add = (stem: string, weight: number) => {
    const documents: number[] = [];
    forEachWith(index, [stem], (document) => documents.push(document));
    const rarity = weight * Math.log(1 + index.size / (documents.length + 1));
    for (const document of documents) score[document] = (score[document] ?? 0) + rarity;
  };
  const rareStems = new Set([...stemsOf(rare), ...joined(rare)]);
  for (const stem of rareStems) add(stem, RARE);
  for (const stem of new Set(stemsOf(title))) if (!rareStems.has(stem)) add(stem, 1);
  const { alive } = index.columns;
  for (let document = 0; document < index.length; document++) if (!alive[document]) score[document] = 0;
  return highest(score, limit, index).map((document) => index.ids[document] ?? '');
}
