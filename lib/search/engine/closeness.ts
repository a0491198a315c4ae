import type { Evaluation } from './evaluation';
import { meetsOf, type Test } from './filter-tests';
import type { PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';

/** What a filter counts beside a word as rare as what it leaves. */
const CONDITION = 0.85;

/** Whether a filter of a search widens what is close to it: beside words, and unless it is a county. */
export const isWidened = ({ filter }: Test, { words }: Evaluation): boolean =>
  words > 0 && filter !== 'county';

/** What words that are close to those of a filter count. */
const NEAR = 0.35;

/**
 * Makes what the filters of a search leave candidates, beside what its words find: who looks for an internship in plumbing is served by
 * another internship and by a plumber's trainee, by the rarer of the two first. A county alone is no likeness: another trade in the same
 * county is something else. Sets what they count in `closeness`.
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

/** Counts a filter like a word that as many listings have. Gives these. */
function addCondition(index: PackedIndex, test: Test, { closeness }: Evaluation): number[] {
  const meets = meetsOf(index.columns, test);
  const meeting: number[] = [];
  for (let document = 0; document < index.length; document++)
    if (index.columns.alive[document] && meets(document)) meeting.push(document);
  const rarity = Math.log(1 + index.size / (meeting.length + 1));
  for (const document of meeting) closeness[document] = (closeness[document] ?? 0) + CONDITION * rarity;
  return meeting;
}
