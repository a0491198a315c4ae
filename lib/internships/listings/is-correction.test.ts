import { processorMs, slowness, yardstick } from '@/dev/testing/yardstick';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isCorrection, lettersCorrected } from './is-correction';

const isOne = (approved: string, after: string) => isCorrection([{ approved, after }]);

describe('letters that differ', () => {
  test.each([
    ['Farm Intren', 'Farm Intern', 2],
    ['send your leter', 'Send your letter.', 1],
    ['Bonde La Ufa', 'BONDE LA UFA', 0],
    ['work to gether', 'work together', 1],
    ['the the office', 'the office', 3],
    ['full-time', 'full time', 0],
    ['ｆｕｌｌ time', 'full time', 0],
  ])('%j and %j: %i', (before, after, letters) => {
    expect(lettersCorrected(before, after)).toBe(letters);
  });

  test.each([
    ['Write to jobs@acme.co.ke', 'Write to jobs@acne.co.ke'],
    ['See acme.co.ke', 'See acme.com'],
    ['Kisumu office', 'Nairobi office'],
    ['Baker', ''],
    ['not paid', 'now paid'],
    ['Letter', 'Lettuces'],
  ])('%j says something else than %j', (before, after) => {
    expect(lettersCorrected(before, after)).toBeUndefined();
  });
});

describe('how many may differ', () => {
  const wrong = (count: number) => 'certifcate '.repeat(count);
  const right = (count: number) => 'certificate '.repeat(count);
  const words = (letters: number) => 'milking '.repeat(letters / 7);

  test('three letters in a short field', () => {
    expect(isOne(wrong(3), right(3))).toBe(true);
    expect(isOne(wrong(4), right(4))).toBe(false);
  });

  test('3 % of a longer one', () => {
    // The texts have 324 and 338 letters. 3 % of these are 9 and 10.
    expect(isOne(words(224) + wrong(10), words(224) + right(10))).toBe(false);
    expect(isOne(words(238) + wrong(10), words(238) + right(10))).toBe(true);
  });

  test('20 in all fields together', () => {
    const pair = (count: number) => ({
      approved: words(1_400) + wrong(count),
      after: words(1_400) + right(count),
    });
    expect(isCorrection([pair(10), pair(10)])).toBe(true);
    expect(isCorrection([pair(10), pair(11)])).toBe(false);
    expect(isCorrection([pair(21)])).toBe(false);
  });
});

test('a long text with every word changed, or one endless word, is compared in 20 ms on an ordinary core', () => {
  const texts = ['qa'.repeat(5_000), 'wrod '.repeat(2_000), 'certifcate '.repeat(900), 'a. '.repeat(3_000)];
  for (const text of texts) {
    let quickest = Infinity;
    for (let tries = 0; tries < 10 && quickest > 18; tries += 1) {
      const before = yardstick();
      const began = processorMs();
      isOne(text, text.replaceAll('c', 'k').replaceAll('o', 'e').replace('qa', 'aq').replaceAll('.', ','));
      const used = processorMs() - began;
      quickest = Math.min(quickest, used / slowness(before, yardstick()));
    }
    expect(quickest).toBeLessThanOrEqual(18);
  }
});

/** The edit distance between the letters of two strings. Unlike the product, it computes the full matrix. */
function letterDistance(one: string, other: string): number {
  const letters = (text: string) =>
    (text.normalize('NFKC').toLowerCase().match(/\p{L}/gu) ?? []).slice(0, 2_000);
  const [from, to] = [letters(one), letters(other)];
  const cells = from.map(() => to.map(() => 0));
  const cell = (row: number, column: number): number =>
    row < 0 ? column + 1 : column < 0 ? row + 1 : (cells[row]?.[column] ?? 0);
  for (const [row, letter] of from.entries())
    for (const [column, second] of to.entries()) {
      const values = cells[row];
      if (!values) continue;
      const same = letter === second ? 0 : 1;
      values[column] = Math.min(
        cell(row - 1, column - 1) + same,
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
      );
    }
  return cell(from.length - 1, to.length - 1);
}

const APPROVED =
  'You recieve a certifcate. Hakuna malipo, and nothing needs paying: call 0712 345 678 or write to jobs@twiga.com. ' +
  'Intrens keeep the recods of Mwangaza Dairy, wich is in Githunguri, and lern to wiegh milk. We never ask for KES 500.';

const denied = (text: string): string[] =>
  text.toLowerCase().match(/\b(?:no|not|never|nothing|hakuna|hatuna|bila|si|without|\w+n['’]t)\b/g) ?? [];
const facts = (text: string): string[] =>
  text
    .normalize('NFKC')
    .split(/\s+/)
    .filter((word) => /[\d@/]/.test(word))
    .map((word) => word.replace(/[.,:;!]+$/, ''));

/** A random edit to a text: letters, words, punctuation and look-alikes. */
const change = fc.record({
  at: fc.nat({ max: 260 }),
  cut: fc.nat({ max: 3 }),
  put: fc.oneof(
    fc.constantFrom(
      '',
      '',
      ' ',
      ',',
      '.',
      '\n',
      '-',
      'e',
      'i',
      'h',
      'r',
      't',
      'ie',
      'no ',
      'not',
      'si ',
      'а',
      'é',
      '0',
      '\u200b',
      '?',
    ),
    fc.constantFrom(
      'receive',
      'certificate',
      'interns',
      'records',
      'which',
      'learn',
      'weigh',
      'keep',
      'everyone',
      'Kuna',
    ),
  ),
});

/** Corrections by a careful employer, in addition to random ones. */
const repaired = fc.constantFrom(
  ...[
    ['recieve', 'receive'],
    ['certifcate', 'certificate'],
    ['Intrens', 'Interns'],
    ['keeep', 'keep'],
  ],
  ...[
    ['recods', 'records'],
    ['wich', 'which'],
    ['lern', 'learn'],
    ['wiegh', 'weigh'],
    ['Dairy,', 'Dairy'],
  ],
);

test('no chain of 1 to 30 corrections ends further from the approved text than the rule says', () => {
  let accepted = 0;
  const chains = fc.array(fc.oneof(change, repaired), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(chains, (chain) => {
      let published = APPROVED;
      for (const one of chain) {
        const next = Array.isArray(one)
          ? published.replace(one[0] ?? '', one[1] ?? '')
          : published.slice(0, one.at) + one.put + published.slice(one.at + one.cut);
        if (next === published || !isOne(APPROVED, next)) continue;
        published = next;
        accepted += 1;
      }
      const letters = APPROVED.match(/\p{L}/gu)?.length ?? 0;
      expect(letterDistance(APPROVED, published)).toBeLessThanOrEqual(Math.max(3, 0.03 * letters));
      expect(denied(published)).toEqual(denied(APPROVED));
      expect(facts(published)).toEqual(facts(APPROVED));
      expect(published).not.toMatch(/[^\p{Script=Latin}\p{N}\p{P}\s]/u);
    }),
    { numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(300);
}, 120_000);
