import { expect, test } from 'vitest';
import { seeded } from '@/dev/sample/random';
import type { PackedIndex } from './packed-index';
import { forEachWith } from './phrase-postings';
import { MAX_IMPACT, Postings } from './postings';

const DOCUMENTS = 4_000;
const random = seeded(7);

/** Returns the postings of a word that occurs in about one of every `one` listings, and its impact in each. */
function word(one: number) {
  const postings = new Postings();
  const impacts = new Map<number, { impact: number; inTitle: boolean }>();
  for (let document = 0; document < DOCUMENTS; document++) {
    if (random.between(1, one) !== 1) continue;
    const [impact, inTitle] = [random.between(1, MAX_IMPACT), random.between(0, 1) === 1];
    postings.add(document, impact, inTitle);
    impacts.set(document, { impact: impact / MAX_IMPACT, inTitle });
  }
  return { postings, impacts };
}

const words = {
  every: word(1),
  second: word(2),
  third: word(3),
  rare: word(200),
  never: word(DOCUMENTS * 9),
};
type Name = keyof typeof words;
const index: Pick<PackedIndex, 'postings'> = {
  postings: (stem) => (words as Record<string, (typeof words)[Name] | undefined>)[stem]?.postings,
};

const found = (stems: readonly string[]): number[][] => {
  const hits: number[][] = [];
  forEachWith(index as PackedIndex, stems, (document, impact, inTitle) =>
    hits.push([document, Number(impact.toFixed(9)), inTitle]),
  );
  return hits;
};

/** Computes the expected result of `found`, listing by listing. */
function recounted(names: readonly Name[]): number[][] {
  return Array.from({ length: DOCUMENTS }, (_, document) => document).flatMap((document) => {
    const own = names.flatMap((name) => words[name].impacts.get(document) ?? []);
    if (own.length < names.length) return [];
    const impacts = own.map(({ impact }) => impact);
    const mean = impacts.reduce((sum, one) => sum + one, 0) / own.length;
    const impact = own.length === 1 ? mean : 0.6 * Math.min(...impacts) + 0.4 * mean;
    return [[document, Number(impact.toFixed(9)), own.filter(({ inTitle }) => inTitle).length]];
  });
}

test.each<Name[]>([
  ['every'],
  ['rare'],
  ['every', 'second'],
  ['second', 'third'],
  ['third', 'second', 'every'],
  ['rare', 'every'],
  ['every', 'rare', 'second'],
  ['second', 'second'],
  ['never', 'every'],
])('the listings with %s %s %s are those that a recount finds', (...names) => {
  expect(found(names)).toEqual(recounted(names));
});

test('a word that no listing ever had leaves nothing', () => {
  expect(found(['every', 'unheard'])).toEqual([]);
  expect(found(['unheard'])).toEqual([]);
});
