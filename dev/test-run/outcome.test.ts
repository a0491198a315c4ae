import { describe, expect, test } from 'vitest';
import type { JournalEvent } from './journal';
import {
  describeFailures,
  describeFlaky,
  excerpt,
  journalOutcome,
  NOT_RUN,
  stillRunning,
  sumLine,
  total,
} from './outcome';

const id = (name: string) => ({ file: 'a.test.ts', name, project: 'unit' });
const started = (name: string): JournalEvent => ({ at: 'start', ...id(name) });
const passed = (name: string): JournalEvent => ({ at: 'end', ...id(name), passed: true, seconds: 1 });
const failed = (name: string, message: string): JournalEvent => ({
  at: 'end',
  ...id(name),
  passed: false,
  seconds: 1,
  message,
});

describe('the outcome of a journal', () => {
  test('includes passed tests, failed tests and errors outside of tests', () => {
    const error: JournalEvent = { at: 'error', ...id('outside of a test'), message: 'no such module' };
    expect(
      journalOutcome([started('one'), passed('one'), started('two'), failed('two', 'not 2'), error]),
    ).toEqual({
      passed: [id('one')],
      failures: [
        { ...id('two'), message: 'not 2' },
        { ...id('outside of a test'), message: 'no such module' },
      ],
    });
  });

  test('counts a test that was still running as neither passed nor failed', () => {
    const events = [started('one'), passed('one'), started('two')];
    expect(journalOutcome(events)).toEqual({ passed: [id('one')], failures: [] });
    expect(stillRunning(events)).toMatchObject([id('two')]);
  });
});

test('stillRunning names a file if none of its tests has started', () => {
  const file = (at: 'start' | 'file', name: string): JournalEvent => ({
    at,
    file: name,
    name: '',
    project: 'unit',
    seconds: 1,
  });
  const events = [
    file('start', 'a.test.ts'),
    started('one'),
    file('start', 'b.test.ts'),
    file('start', 'c.test.ts'),
  ];
  expect(
    stillRunning([...events, file('file', 'c.test.ts')]).map(({ file: path, name }) => `${path} ${name}`),
  ).toEqual(['a.test.ts one', 'b.test.ts ']);
});

test('total adds up outcomes', () => {
  const one = { passed: [id('one')], failures: [] };
  const other = { passed: [id('two')], failures: [{ ...id('three'), message: 'no' }] };
  expect(sumLine(total([one, other, { passed: [], failures: [] }]))).toBe('2 passed, 1 failed');
});

describe('the description', () => {
  const ofStep = (name: string, message: string) => ({ file: name, name: '', project: '', message });

  test('of a failure includes its file, project, name and the first 15 lines of its message', () => {
    const message = Array.from({ length: 30 }, (_, at) => `line ${at + 1}\n\n`).join('');
    const [text] = describeFailures([{ ...id('adds up'), message: `\u001b[31mred\u001b[39m\n${message}` }]);
    const lines = text?.split('\n') ?? [];
    expect(lines.slice(0, 3)).toEqual(['failed: a.test.ts [unit] > adds up', '    red', '    line 1']);
    expect(lines).toHaveLength(16);
  });

  test('of a failed step has only its name; steps that were not run share a line', () => {
    const failures = [
      ofStep('types', 'no such type'),
      ofStep('unit tests', NOT_RUN),
      ofStep('lint', NOT_RUN),
    ];
    expect(describeFailures(failures)).toEqual([
      'failed: types\n    no such type',
      'not run: unit tests, lint',
    ]);
  });

  test('of a flaky test is one line', () => {
    expect(describeFlaky(id('adds up'))).toBe('flaky: a.test.ts [unit] > adds up');
  });
});

test('excerpt can return the last lines', () => {
  const message = Array.from({ length: 30 }, (_, at) => `line ${at + 1}`).join('\n');
  expect(excerpt(message, 'end').split('\n')).toEqual(
    Array.from({ length: 15 }, (_, at) => `line ${at + 16}`),
  );
});
