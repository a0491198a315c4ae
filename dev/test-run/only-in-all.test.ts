import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TIMED } from '../testing/timed';
import { ONLY_IN_ALL, runsAll } from './only-in-all';

const moved = ONLY_IN_ALL.map(({ file }) => file);

test.each(ONLY_IN_ALL)('$file and its counterpart $stays exist', ({ file, stays }) => {
  expect([file, stays].filter((name) => !existsSync(name))).toEqual([]);
  expect(moved, 'stays').not.toContain(stays);
});

test('lists each file once, in order', () => {
  expect(moved).toEqual([...new Set(moved)].sort());
});

/** `npm test` includes a test that starts and stops each kind of process, and a test that kills each part that can be killed. */
test.each([
  'dev/start/run.process.test.ts',
  'dev/mail-catcher/launch.process.test.ts',
  'dev/testing/faults/database-killed.process.test.ts',
  'dev/testing/faults/mail-down.process.test.ts',
  'dev/testing/faults/service-killed.process.test.ts',
  'server/readiness.process.test.ts',
  'server/workers/workers.process.test.ts',
])('%s is in npm test', (file) => {
  expect(existsSync(file)).toBe(true);
  expect(moved).not.toContain(file);
});

describe('npm run test:all', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

  test('runs the moved tests, and CI runs it every night', () => {
    expect(scripts['test:all']).toContain('scripts/test.ts --all');
    expect(readFileSync('scripts/test.ts', 'utf8')).toContain("process.env.LONG_TESTS = '1'");
    expect(readFileSync('.github/workflows/nightly.yml', 'utf8')).toMatch(/schedule:[^]*npm run test:all/);
  });

  test('leaves tests of timing in npm test', () => {
    expect(TIMED.filter(({ file }) => !moved.includes(file)).length).toBeGreaterThan(2);
  });

  test.each([
    [undefined, false],
    ['1', true],
  ])('with LONG_TESTS %s: %s', (value, expected) => {
    const before = process.env.LONG_TESTS;
    if (value === undefined) delete process.env.LONG_TESTS;
    else process.env.LONG_TESTS = value;
    expect(runsAll()).toBe(expected);
    if (before === undefined) delete process.env.LONG_TESTS;
    else process.env.LONG_TESTS = before;
  });
});
