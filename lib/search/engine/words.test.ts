import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text';
import { stemOf } from './stem';
import { closedUpWords, forEachWord, isMeaningful, wordsOf } from './words';

describe('plainText', () => {
  it.each([
    ['CAFÉ Ōkapi', 'cafe okapi'],
    ["Murang’a and Ng'ang'a", 'muranga and nganga'],
    ['Ngʼangʼa, Ng‘ang‘a, Ng`ang`a, Ng´ang´a', 'nganga, nganga, nganga, nganga'],
    ['Murang’a – “wote” • ﬁeld – Café', 'muranga – “wote” • field – cafe'],
    ['C.P.A. (K), N.G.O', 'cpa (k), ngo'],
    ['3.5 years, i.e. B.Com', '3.5 years, ie bcom'],
    ['M & E, M and E, M&E', 'm&e, m&e, m&e'],
    ['IT support: make it work', 'ict support: make it work'],
    ['I.T. officer', 'ict officer'],
    ['C++, C# and .NET', 'cplusplus, csharp and dotnet'],
    ['ITALIAN, unit', 'italian, unit'],
    ['', ''],
  ])('%s is %s', (text, plain) => expect(plainText(text)).toBe(plain));
});

describe('wordsOf', () => {
  it.each([
    ['The Officer, at a Bank', ['officer', 'bank']],
    ['CPA Section 3 & above', ['cpa', 'section', '3']],
    ['pre-sales', ['pre', 'sales']],
    ['a b c', []],
    ['👩🏽‍💻 مبرمج', ['مبرمج']],
    [`${'x'.repeat(40)}`, ['x'.repeat(24)]],
  ])('of %o', (text, words) => expect(wordsOf(text)).toEqual(words));

  it('closes up what a hyphen parts', () =>
    expect(closedUpWords('Pre-Sales for E-commerce, 2-day state-of-the-art')).toEqual([
      'presales',
      'ecommerce',
    ]));
});

describe('stemOf', () => {
  it.each([
    ['nurse', 'nurses'],
    ['organisation', 'organization'],
    ['organised', 'organize'],
    ['labour', 'labor'],
    ['centre', 'center'],
    ['programmes', 'program'],
    ['paediatrics', 'pediatric'],
  ])('%s and %s have one stem', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it.each([
    ['tour', 'tor'],
    ['nurse', 'nursery'],
    ['hours', 'hors'],
  ])('%s and %s have not', (one, other) => expect(stemOf(one)).not.toBe(stemOf(other)));
});

describe('forEachWord', () => {
  const listed = (text: string): string[] => {
    const words: string[] = [];
    forEachWord(text, (word) => words.push(word));
    return words.filter(isMeaningful).sort();
  };
  const bits = fc.constantFrom(
    ...[
      'a',
      'B',
      'pre',
      'sales',
      '-',
      '--',
      '&',
      ' ',
      '.',
      '7',
      'é',
      '–',
      '“',
      '’',
      "'",
      'IT',
      'C++',
      'r&d',
      'x'.repeat(13),
      'x'.repeat(30),
    ],
  );

  it('finds the words of any text, and what its hyphens part', () =>
    fc.assert(
      fc.property(fc.array(bits, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const all = [...wordsOf(text), ...closedUpWords(text).filter(isMeaningful)];
        expect(listed(text)).toEqual(all.sort());
      }),
      { numRuns: 2_000 },
    ));
});
