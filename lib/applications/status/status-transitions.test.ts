import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@/models/vocabulary';
import { isFinal, nextStatuses, statusesBefore, type StepBy } from './status-transitions';

const ALLOWED: Readonly<Record<string, Partial<Record<StepBy, ApplicationStatus[]>>>> = {
  applied: {
    employer: ['viewed', 'shortlisted', 'interview', 'offered', 'not selected'],
    applicant: ['withdrawn'],
    service: ['no answer', 'handled outside'],
  },
  viewed: {
    employer: ['shortlisted', 'interview', 'offered', 'not selected'],
    applicant: ['withdrawn'],
    service: ['no answer', 'handled outside'],
  },
  shortlisted: {
    employer: ['interview', 'offered', 'not selected'],
    applicant: ['withdrawn'],
    service: ['no answer', 'handled outside'],
  },
  interview: {
    employer: ['interview', 'offered', 'not selected'],
    applicant: ['withdrawn'],
    service: ['no answer', 'handled outside'],
  },
  offered: { applicant: ['withdrawn'] },
};
const BY: readonly StepBy[] = ['employer', 'applicant', 'service'];

describe('the steps of an application', () => {
  test.each(APPLICATION_STATUSES)('from %s are those of the table', (from) => {
    for (const by of BY) expect(nextStatuses(by, from).sort()).toEqual((ALLOWED[from]?.[by] ?? []).sort());
  });

  test('100,000 random ones end in a status of the table, and final ones only withdraw an offer', () => {
    const step = fc.tuple(fc.constantFrom(...BY), fc.constantFrom(...APPLICATION_STATUSES));
    let made = 0;
    fc.assert(
      fc.property(fc.array(step, { minLength: 100, maxLength: 100 }), (steps) => {
        let now: ApplicationStatus = 'applied';
        for (const [by, to] of steps) {
          made += 1;
          const isTaken = statusesBefore(by, to).includes(now);
          expect(isTaken).toBe((ALLOWED[now]?.[by] ?? []).includes(to));
          if (isTaken && isFinal(now)) expect([now, to]).toEqual(['offered', 'withdrawn']);
          if (isTaken) now = to;
        }
      }),
      { numRuns: 1_000 },
    );
    expect(made).toBe(100_000);
  });

  test('an answer is owed in four statuses', () => {
    expect(APPLICATION_STATUSES.filter((status) => !isFinal(status))).toEqual([
      'applied',
      'viewed',
      'shortlisted',
      'interview',
    ]);
  });
});
