import type { PackedIndex } from './packed-index';
import { documentOf, impactOf, isInTitle, MAX_IMPACT } from './postings';

/** Of a phrase, how much its weakest word counts, against their mean. */
const WEAKEST = 0.6;

/** Calls back with each listing that has all stems, what they count together, and how many are in its title. */
export function forEachWith(
  index: PackedIndex,
  stems: readonly string[],
  hit: (document: number, impact: number, inTitle: number) => void,
): void {
  const lists = stems.map((stem) => index.postings(stem)?.items());
  const [first] = lists;
  if (!first || lists.includes(undefined)) return;
  if (lists.length === 1) {
    for (const posting of first)
      hit(documentOf(posting), impactOf(posting) / MAX_IMPACT, isInTitle(posting) ? 1 : 0);
    return;
  }
  const all = lists.filter((list) => list !== undefined);
  const shortest = all.reduce((a, b) => (b.length < a.length ? b : a));
  const at = new Array<number>(all.length).fill(0);
  for (const posting of shortest) {
    const document = documentOf(posting);
    let sum = 0;
    let least = 1;
    let titles = 0;
    const has = all.every((list, which) => {
      let position = at[which] ?? 0;
      while (position < list.length && documentOf(list[position] ?? 0) < document) position++;
      at[which] = position;
      const own = list[position];
      if (own === undefined || documentOf(own) !== document) return false;
      const impact = impactOf(own) / MAX_IMPACT;
      sum += impact;
      least = Math.min(least, impact);
      if (isInTitle(own)) titles++;
      return true;
    });
    if (has) hit(document, WEAKEST * least + (1 - WEAKEST) * (sum / all.length), titles);
  }
}
