import type { Evaluation } from './evaluation';
import { meetsOf, type Test } from './filter-tests';
import type { PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';

/** The weight of a filter, relative to a word found in equally many listings. */
const CONDITION = 0.85;

/** True if a filter also adds similar results: only if the search has words, and never for a county. */
export const isWidened = ({ filter }: Test, { words }: Evaluation): boolean =>
  words > 0 && filter !== 'county';

/** The weight of words that are similar in meaning to a filter. */
const NEAR = 0.35;

/**
 * Adds every listing that passes a filter to the candidates, and scores it in `closeness`. A search for an internship in plumbing also
 * finds other internships and other plumbing jobs, beginning with the rarer kind. A county alone is not enough: a different trade in the
 * same county is not similar.
 */
export function widen(index: PackedIndex, tests: readonly Test[], out: Evaluation): void {
  out.closeness = Float32Array.from(out.score);
  for (const { near } of tests) {
    for (const { stems } of near)
      forEachWith(index, stems, (document, impact, inTitle) => {
        if (inTitle > 0) out.closeness[document] = (out.closeness[document] ?? 0) + NEAR * impact;
      });
  }
  const asked = tests.filter((test) => isWidened(test, out));
  if (asked.length === 0) return;
  const candidates = new Set(out.candidates ?? []);
  for (const test of asked) for (const document of addCondition(index, test, out)) candidates.add(document);
  out.candidates = Uint32Array.from(candidates);
}

/** Scores a filter as if it were a word of the same rarity. Returns the matching listings. */
function addCondition(index: PackedIndex, test: Test, { closeness }: Evaluation): number[] {
  const meets = meetsOf(index.columns, test);
  const meeting: number[] = [];
  for (let document = 0; document < index.length; document++)
    if (index.columns.alive[document] && meets(document)) meeting.push(document);
  const rarity = Math.log(1 + index.size / (meeting.length + 1));
  for (const document of meeting) closeness[document] = (closeness[document] ?? 0) + CONDITION * rarity;
  return meeting;
}
