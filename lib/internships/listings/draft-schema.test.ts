import { expect, test } from 'vitest';
import { readDraft } from './draft-schema';

test.each([
  [15_000, 15_000],
  ['15000', 15_000],
  ['KSh. 15,000/=', 15_000],
  ['', null],
  [null, null],
])('a check reads the amount %j of a draft as %j, as the form that sends it does', (min, amount) => {
  expect(readDraft({ stipend: { kind: 'paid', min } }).stipend).toEqual({ kind: 'paid', min: amount });
});

test.each([-1, 1.5, '1.500', 'a lot', '1,000,001', true])('a check does not take the amount %j', (min) => {
  expect(() => readDraft({ stipend: { kind: 'paid', min } })).toThrow();
});
