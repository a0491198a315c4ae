import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneEditApart } from './edit-distance';

const letter = fc.constantFrom(...'abcde');
const letters = fc.array(letter, { minLength: 5, maxLength: 9 });
const typos = fc.constantFrom(
  (word: string[], at: number) => word.toSpliced(at, 1),
  (word: string[], at: number, other: string) => word.toSpliced(at, 0, other),
  (word: string[], at: number, other: string) => word.toSpliced(at, 1, other),
  (word: string[], at: number) => word.toSpliced(at, 2, ...word.slice(at, at + 2).reverse()),
);
/** A word, and the same word with one typo. */
const misspelt = fc
  .tuple(letters, typos, fc.nat({ max: 8 }), letter)
  .map(([word, typo, at, other]) => [word.join(''), typo(word, at % word.length, other).join('')] as const)
  .filter(([word, wrong]) => word !== wrong);

describe('isOneEditApart', () => {
  it.each([
    ['nurse', 'nrse'],
    ['nurse', 'nuurse'],
    ['nurse', 'nursa'],
    ['nurse', 'unrse'],
    ['nurse', 'nures'],
    ['nurse', 'xnurse'],
    ['nurse', 'nurs'],
  ])('%s and %s', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(true);
    expect(isOneEditApart(b, a)).toBe(true);
  });

  it.each([
    ['nurse', 'nurse'],
    ['nurse', 'nus'],
    ['nurse', 'rusne'],
    ['nurse', 'nuserr'],
    ['nurse', 'purge'],
    ['nurse', 'unrsx'],
    ['nurse', 'xnrse'],
    ['nurse', 'uxrse'],
  ])('not %s and %s', (a, b) => {
    expect(isOneEditApart(a, b)).toBe(false);
    expect(isOneEditApart(b, a)).toBe(false);
  });
});

it('holds for every pair of words one typo apart, either way', () =>
  fc.assert(
    fc.property(misspelt, ([word, wrong]) => {
      expect(isOneEditApart(word, wrong)).toBe(true);
      expect(isOneEditApart(wrong, word)).toBe(true);
    }),
  ));
