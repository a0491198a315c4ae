import { expect, test } from 'vitest';
import { bySubject, byProject, table, type Results } from './engine-results';

const assertion = (subject: string, status: string) => ({ ancestorTitles: [subject], status });
const RESULTS: Results = {
  testResults: [
    {
      name: '/work/conformance.db.test.ts',
      assertionResults: [
        assertion('$set', 'passed'),
        assertion('$inc', 'passed'),
        assertion('$set', 'failed'),
      ],
    },
    { name: '/work/a.db.test.ts', assertionResults: [assertion('', 'passed'), assertion('', 'passed')] },
    { name: '/work/b.http.test.ts', assertionResults: [assertion('', 'failed')] },
  ],
};

test('counts the cases of each operator', () => {
  expect(table(bySubject(RESULTS))).toBe(
    'operator  cases  passed\n$set          2       1\n$inc          1       1',
  );
});

test('counts the tests of each project, and names the failed files', () => {
  expect(byProject(RESULTS, '/work')).toEqual({
    lines: [
      { subject: 'database tests', cases: 2, passed: 2 },
      { subject: 'http tests', cases: 1, passed: 0 },
    ],
    failed: ['b.http.test.ts'],
  });
});
