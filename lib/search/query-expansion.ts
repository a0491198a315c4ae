import type { QueryWord } from './parsed-query';
import { knownStems, stemsWithPrefix, stemsOneEditFrom } from './find-words';

/** Weights of a stem: the word as typed, a completed prefix, a typo. */
const AS_TYPED = 1;
const PREFIX = 0.6;
const TYPO = 0.5;

/** The stems a word can mean, each with its weight (0–1). */
export interface ExpandedWord {
  required: boolean;
  /** Whether no listing has the word and `stems` holds corrections of it. */
  corrected: boolean;
  stems: Map<string, number>;
}

const add = (stems: Map<string, number>, found: readonly string[], weight: number): void => {
  for (const stem of found) if (!stems.has(stem)) stems.set(stem, weight);
};

/**
 * Query expansion. Completes the last word and any word that no listing has, and otherwise corrects typos in
 * unknown words. With `doubtful`, every word may be a typo.
 */
export async function expandQuery(asked: readonly QueryWord[], doubtful = false): Promise<ExpandedWord[]> {
  if (asked.length === 0) return [];
  const known = await knownStems(asked.map(({ stem }) => stem));
  return Promise.all(
    asked.map(async ({ word, stem, required, last }) => {
      const stems = new Map([[stem, AS_TYPED]]);
      const isKnown = known.has(stem);
      if (!isKnown || last) add(stems, await stemsWithPrefix(word), PREFIX);
      const isUnknown = !isKnown && stems.size === 1;
      if (doubtful || isUnknown) add(stems, await stemsOneEditFrom(word), TYPO);
      return { required, corrected: isUnknown && stems.size > 1, stems };
    }),
  );
}
