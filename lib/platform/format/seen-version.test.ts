import { expect, test } from 'vitest';
import { isChangedSince, sameVersion, seenVersion } from './seen-version';

const at = new Date('2026-11-30T14:00:00Z');

test.each([
  ['2026-11-30T14:00:00.000Z', at, false],
  ['2026-11-30T14:00:00Z', at, false],
  ['2026-11-30T14:00:01Z', at, true],
  ['2026-11-30T14:00:00Z', undefined, true],
  ['2026-11-30T14:00:00Z', 'soon', true],
  ['Invalid Date', 'soon', false],
  ['Invalid Date', at, true],
  [null, at, false],
  [undefined, at, false],
])('read as %s and stored as %s: changed since, %s', (seen, stored, changed) => {
  expect(isChangedSince(seen, stored)).toBe(changed);
});

test('a version is taken as it was answered', () => {
  const schema = seenVersion('Not a time');
  for (const seen of ['2026-11-30T14:00:00.000Z', 'Invalid Date', null, undefined])
    expect(schema.parse(seen)).toBe(seen);
  for (const other of ['yesterday', '', 5])
    expect(schema.safeParse(other).error?.issues.map(({ message }) => message)).toEqual(['Not a time']);
});

test('a record without a readable version is still the one that was read while it has none', () => {
  expect(sameVersion(at)).toEqual({ updatedAt: at });
  expect(sameVersion('soon' as never)).toEqual({ updatedAt: { $not: { $type: 'date' } } });
});
