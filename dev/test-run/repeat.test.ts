import { describe, expect, test } from 'vitest';
import { afterRepeat, filesToRepeat } from './repeat';

const id = (name: string, file = 'a.spec.ts', project = 'desktop') => ({ file, name, project });
const failure = (name: string, message = 'no', file = 'a.spec.ts') => ({ ...id(name, file), message });
const ofStep = { file: 'browser tests', name: '', project: '', message: 'took longer than its limit' };

describe('filesToRepeat', () => {
  test('returns each file once, by project', () => {
    const phone = { ...id('one', 'b.spec.ts', 'phone'), message: 'no' };
    const failures = [failure('one'), failure('two'), failure('three', 'no', 'b.spec.ts'), phone];
    expect([...filesToRepeat({ passed: [], failures })]).toEqual([
      ['desktop', ['a.spec.ts', 'b.spec.ts']],
      ['phone', ['b.spec.ts']],
    ]);
  });

  test('omits failures of a whole step', () => {
    expect(filesToRepeat({ passed: [], failures: [ofStep] }).size).toBe(0);
  });
});

describe('afterRepeat', () => {
  const passed = [id('well')];

  test('counts tests that pass in the repeat as passed, and lists them as flaky', () => {
    const first = { passed, failures: [failure('sometimes')] };
    expect(afterRepeat(first, { passed: [id('well'), id('sometimes')], failures: [] })).toMatchObject({
      passed: [id('well'), id('sometimes')],
      failures: [],
      flaky: [id('sometimes')],
    });
  });

  test('keeps repeated failures, with the message of the repeat', () => {
    const first = { passed, failures: [failure('broken', 'first')] };
    const repeat = { passed: [id('well')], failures: [failure('broken', 'second')] };
    expect(afterRepeat(first, repeat)).toEqual({
      passed,
      failures: [failure('broken', 'second')],
      flaky: [],
    });
  });

  test('keeps failures that were not repeated', () => {
    const first = { passed, failures: [failure('broken'), ofStep] };
    expect(afterRepeat(first, { passed: [], failures: [] })).toEqual({ ...first, flaky: [] });
  });

  test('lists tests that fail only in the repeat as flaky', () => {
    const first = { passed, failures: [failure('sometimes')] };
    const repeat = { passed: [id('sometimes')], failures: [failure('well')] };
    expect(afterRepeat(first, repeat)).toMatchObject({
      passed: [id('well'), id('sometimes')],
      failures: [],
      flaky: [id('sometimes'), id('well')],
    });
  });

  test('counts the tests of a file whose hook failed only in the first run', () => {
    const first = { passed: [], failures: [failure('outside of a test')] };
    expect(afterRepeat(first, { passed, failures: [] })).toMatchObject({
      passed,
      failures: [],
      flaky: [id('outside of a test')],
    });
    const stillFailing = { passed, failures: [failure('other')] };
    expect(afterRepeat(first, stillFailing).failures).toEqual([
      failure('outside of a test'),
      failure('other'),
    ]);
  });
});
