import type { QueryWord } from './parsed-query';
import { knownStems, stemsWithPrefix, stemsOneEditFrom } from './find-words';

/** How much of a word's weight a listing gets that has it as typed, begins so, or is one typing error away. */
const AS_TYPED = 1;
const BEGINS = 0.6;
const ONE_SLIP = 0.5;

/** The stems a word can mean, each with how sure that is (0–1). */
export interface ExpandedWord {
  required: boolean;
  /** No listing has the word; it was taken for a typing error of those in `stems`. */
  corrected: boolean;
  stems: Map<string, number>;
}

const add = (stems: Map<string, number>, found: readonly string[], sure: number): void => {
  for (const stem of found) if (!stems.has(stem)) stems.set(stem, sure);
};

/**
 * What the words of a search can mean. One that no listing has is completed, or else taken for a typing error; the last one is
 * completed in any case. With `doubtful` every word may be a typing error.
 */
export async function expandQuery(asked: readonly QueryWord[], doubtful = false): Promise<ExpandedWord[]> {
  if (asked.length === 0) return [];
  const known = await knownStems(asked.map(({ stem }) => stem));
  return Promise.all(
    asked.map(async ({ word, stem, required, last }) => {
      const stems = new Map([[stem, AS_TYPED]]);
      const isKnown = known.has(stem);
      if (!isKnown || last) add(stems, await stemsWithPrefix(word), BEGINS);
      const isUnknown = !isKnown && stems.size === 1;
      if (doubtful || isUnknown) add(stems, await stemsOneEditFrom(word), ONE_SLIP);
      return { required, corrected: isUnknown && stems.size > 1, stems };
    }),
  );
}
