import { describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { employerFigures, median, type Counted } from './employer-figures';

const START = Date.parse('2026-03-01T09:00:00Z');
const at = (day: number) => new Date(START + day * 24 * 60 * 60_000);

const application = (...steps: [ApplicationStatus, number][]): Counted => ({
  appliedAt: at(0),
  status: steps.at(-1)?.[0] ?? 'applied',
  history: [['applied', 0] as const, ...steps].map(([status, day]) => ({ status, at: at(day), by: null })),
});

test('the median of days', () => {
  expect(median([])).toBeNull();
  expect(median([3])).toBe(3);
  expect(median([9, 1, 2])).toBe(2);
  expect(median([1, 4])).toBe(3);
  expect(median([10, 2, 4, 100])).toBe(7);
});

describe('figures', () => {
  test('count answers and silence, and nothing that waits or was withdrawn before an answer', async () => {
    expect(
      await employerFigures([
        application(['viewed', 2], ['shortlisted', 4], ['not selected', 30]),
        application(['not selected', 8]),
        application(['viewed', 6], ['no answer', 40]),
        application(['no answer', 40]),
        application(['shortlisted', 6], ['no answer', 40]),
        application(),
        application(['viewed', 1]),
        application(['withdrawn', 1]),
        application(['handled outside', 40]),
        application(['interview', 2], ['withdrawn', 3]),
      ]),
    ).toEqual({ applications: 6, answered: 4, medianDaysToView: 6, medianDaysToOutcome: 5 });
  });

  test('count an answer whose day is not known, but not its days', async () => {
    const unknown = { ...application(['not selected', 8]), appliedAt: 'soon' as unknown as Date };
    expect(await employerFigures([application(['not selected', 4]), unknown])).toEqual({
      ...{ applications: 2, answered: 2, medianDaysToView: 4, medianDaysToOutcome: 4 },
    });
  });

  test('of nobody are none', async () => {
    expect(await employerFigures([])).toEqual({
      applications: 0,
      answered: 0,
      medianDaysToView: null,
      medianDaysToOutcome: null,
    });
  });
});
