import { expect, test } from 'vitest';
import { playwrightFailures, vitestFailures } from './failures';

test('of a vitest run, each failed test and each file that could not be read', () => {
  const testResults = [
    { name: 'a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'is well' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'is well' },
        {
          status: 'failed',
          fullName: 'adds up',
          failureMessages: ['\u001b[31mexpected 1\u001b[39m\nto be 2'],
        },
      ],
    },
    { name: 'c.test.ts', status: 'failed', message: 'Cannot find module', assertionResults: [] },
  ];
  expect(vitestFailures({ testResults })).toEqual([
    'b.test.ts: adds up\n    expected 1\n    to be 2',
    'c.test.ts\n    Cannot find module',
  ]);
});

const spec = (title: string, status: string, message?: string) => ({
  file: 'a.spec.ts',
  line: 30,
  title,
  tests: [
    { projectName: 'desktop', status, results: [{ duration: 61_234, errors: message ? [{ message }] : [] }] },
  ],
});

test('of a Playwright run, each failed test and what failed outside of one', () => {
  const suites = [
    {
      specs: [spec('is well', 'expected')],
      suites: [{ specs: [spec('logs in', 'unexpected', 'no button')] }],
    },
  ];
  expect(playwrightFailures({ errors: [{ message: 'no browser' }], suites })).toEqual([
    'outside of a test\n    no browser',
    'a.spec.ts:30 [desktop] logs in (61.2 s)\n    no button',
  ]);
});

test('no more than 15 lines of a message', () => {
  const suites = [{ specs: [spec('logs in', 'unexpected', 'line\n'.repeat(40))] }];
  expect(playwrightFailures({ errors: [], suites })[0]?.split('\n')).toHaveLength(16);
});

test.each([vitestFailures, playwrightFailures])('a report that was not written is said (%o)', (failures) => {
  expect(failures(undefined)).toEqual(['no report']);
});
