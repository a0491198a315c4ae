import { expect, it } from 'vitest';
import { stipendText } from './stipend';

it.each([
  [{ kind: 'paid', min: 25_000, max: null }, 'KES 25,000 a month'],
  [{ kind: 'paid', min: 25_000, max: 25_000 }, 'KES 25,000 a month'],
  [{ kind: 'paid', min: 15_000, max: 20_000 }, 'KES 15,000–20,000 a month'],
  [{ kind: 'paid', min: null, max: 20_000 }, 'Up to KES 20,000 a month'],
  [{ kind: 'paid', min: null, max: null }, 'Paid'],
  [{ kind: 'paid', min: 1_250_000, max: null }, 'KES 1,250,000 a month'],
  [{ kind: 'unpaid', min: null, max: null }, 'Unpaid'],
  [{ kind: 'not stated', min: null, max: null }, 'Not stated'],
] as const)('says %o as words', (stipend, words) => {
  expect(stipendText(stipend)).toBe(words);
});
