import { describe, expect, it } from 'vitest';
import { endOfDay, hoursLater, officeHours } from './days';
import { seeded } from './random';

const at = (text: string) => new Date(text);

describe('endOfDay', () => {
  it.each([
    ['2026-03-10T09:00:00Z', 0, '2026-03-10T20:59:59.999Z'],
    ['2026-03-10T20:59:59.999Z', 0, '2026-03-10T20:59:59.999Z'],
    ['2026-03-10T21:00:00Z', 0, '2026-03-11T20:59:59.999Z'],
    ['2026-02-28T09:00:00Z', 1, '2026-03-01T20:59:59.999Z'],
    ['2026-03-10T09:00:00Z', -1, '2026-03-09T20:59:59.999Z'],
  ])('of %s in Nairobi plus %i days is %s', (now, days, end) => {
    expect(endOfDay(at(now), days)).toEqual(at(end));
  });
});

describe('officeHours', () => {
  it('are between 8:00 and 17:00 in Nairobi', () => {
    const random = seeded(1);
    for (let index = 0; index < 200; index += 1) {
      const moment = officeHours(at('2026-03-10T21:30:00Z'), 1, random).toISOString();
      expect(moment >= '2026-03-10T05:00:00.000Z' && moment <= '2026-03-10T14:00:00.000Z', moment).toBe(true);
    }
  });

  it('are before now on the current day', () => {
    expect(officeHours(at('2026-03-10T21:30:00Z'), 0, seeded(1))).toEqual(at('2026-03-10T20:45:00Z'));
  });
});

it('hoursLater never returns a time after now', () => {
  const now = at('2026-03-10T10:00:00Z');
  expect(hoursLater(at('2026-03-10T05:00:00Z'), 3, now)).toEqual(at('2026-03-10T08:00:00Z'));
  expect(hoursLater(at('2026-03-10T09:00:00Z'), 3, now)).toEqual(now);
});
