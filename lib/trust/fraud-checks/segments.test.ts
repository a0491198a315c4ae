import { expect, test } from 'vitest';
import { checkAtOnce } from '@/dev/testing/data/adverts/check-at-once';
import { segmentsOf } from './segments';

test('the words that are found are cut out, overlapping ones once, and nothing is lost', () => {
  const text = 'Welcome. Pay the registration fee. Ladies only. Bye.';
  const segments = segmentsOf(text, checkAtOnce({ howToApply: text }));
  expect(segments.map((one) => one.text).join('')).toBe(text);
  expect(segments.filter(({ because }) => because !== undefined).map((one) => one.text)).toEqual([
    'Pay the registration fee',
    'Ladies only',
  ]);
});

test('a text that is not the one that was checked is left plain', () => {
  const findings = checkAtOnce({ howToApply: 'Pay the registration fee.' });
  expect(segmentsOf('Something else that is long enough.', findings)).toEqual([
    { start: 0, text: 'Something else that is long enough.' },
  ]);
});
