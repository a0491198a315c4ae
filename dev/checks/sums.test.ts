import { describe, expect, test } from 'vitest';
import { playwrightSum, stepSum, total, vitestSum } from './sums';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((one) => ({ status: one })),
});
const vitest = (...testResults: ReturnType<typeof file>[]) => ({ success: true, testResults });
const playwright = (stats: object, errors: unknown[] = []) => ({
  stats: { expected: 0, unexpected: 0, flaky: 0, ...stats },
  errors,
});

describe('the sum of a vitest run', () => {
  test.each([
    ['all passed', vitest(file('passed', 'passed', 'passed'), file('passed', 'passed')), 0, 3, 0],
    ['one failed', vitest(file('failed', 'passed', 'failed')), 1, 1, 1],
    ['a file that could not be read', vitest(file('passed', 'passed'), file('failed')), 1, 1, 1],
    ['an error outside the tests', vitest(file('passed', 'passed')), 1, 1, 1],
    ['nothing ran', vitest(), 0, 0, 1],
    ['only skipped ones', vitest(file('passed', 'skipped')), 0, 0, 1],
    ['no report', undefined, 0, 0, 1],
  ])('%s', (_, report, exitCode, passed, failed) => {
    expect(vitestSum(report, exitCode)).toEqual({ passed, failed });
  });
});

describe('the sum of a Playwright run', () => {
  test.each([
    ['all passed', playwright({ expected: 4 }), 0, 4, 0],
    ['one failed', playwright({ expected: 4, unexpected: 1 }), 1, 4, 1],
    ['one passed at the second try', playwright({ expected: 4, flaky: 1 }), 0, 4, 1],
    ['the set-up failed', playwright({}, [{ message: 'no browser' }]), 1, 0, 1],
    ['nothing ran', playwright({}), 0, 0, 1],
    ['no report', undefined, 1, 0, 1],
  ])('%s', (_, report, exitCode, passed, failed) => {
    expect(playwrightSum(report, exitCode)).toEqual({ passed, failed });
  });
});

test('a step counts as one', () => {
  expect(total([stepSum(0), stepSum(0), stepSum(2)])).toEqual({ passed: 2, failed: 1 });
});
