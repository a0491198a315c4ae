import { expect, test } from 'vitest';
import { lastWeeks, weekOf } from './weeks';

test.each([
  ['the first moment of a Monday in Nairobi', '2026-11-15T21:00:00.000Z', '2026-11-15T21:00:00.000Z'],
  ['the last moment of the Sunday before', '2026-11-15T20:59:59.999Z', '2026-11-08T21:00:00.000Z'],
  ['a Wednesday', '2026-11-18T12:00:00.000Z', '2026-11-15T21:00:00.000Z'],
  ['New Year, in the week of December 28', '2027-01-01T00:00:00.000Z', '2026-12-27T21:00:00.000Z'],
  ['a day before 1970', '1969-12-31T00:00:00.000Z', '1969-12-28T21:00:00.000Z'],
])('%s', (_, moment, monday) => {
  const { from, to } = weekOf(new Date(moment));
  expect(from.toISOString()).toBe(monday);
  expect(to.getTime() - from.getTime()).toBe(7 * 24 * 60 * 60 * 1000);
});

test('the last weeks follow one another and end with this one', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const weeks = lastWeeks(now, 12);
  expect(weeks).toHaveLength(12);
  expect(weeks.at(-1)).toEqual(weekOf(now));
  for (const [at, week] of weeks.slice(1).entries()) expect(week.from).toEqual(weeks[at]?.to);
});
