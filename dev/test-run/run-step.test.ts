import { describe, expect, test, vi } from 'vitest';
import type { JournalEvent } from './journal';
import { describeSlow, limitSeconds, runStep, sideBySide, stepOutcome, type Step } from './run-step';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

const node = (script: string, more: Partial<Step> = {}): Step => ({
  name: 'step',
  command: ['node', '-e', script],
  usualSeconds: 30,
  ...more,
});
const HANGS = 'console.log("waiting for nothing"); setInterval(() => {}, 1000)';
const ofStep = (message: string) => ({ file: 'step', name: '', project: '', message });

describe('runStep', () => {
  test('counts a step without a journal as one test', async () => {
    expect(await runStep(node(''))).toEqual({ passed: [ofStep('')], failures: [] });
  });

  test('reports the output of a failed step', async () => {
    const { passed, failures } = await runStep(node('console.log("a.ts: no such type"); process.exit(2)'));
    expect(passed).toEqual([]);
    expect(failures).toEqual([ofStep('ended with exit code 2\na.ts: no such type')]);
  });

  test('ends a step that exceeds its limit, with its child processes', async () => {
    const script = `require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' }); ${HANGS}`;
    const { failures } = await runStep(node(script, { usualSeconds: 1, minLimitSeconds: 0 }));
    expect(failures[0]?.message).toBe('took longer than its limit of 3 s\nwaiting for nothing');
  });

  test('does not wait for processes that a step left behind', { timeout: 30_000 }, async () => {
    const left = "{ stdio: 'inherit', detached: true }";
    const script = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 25_000)'], ${left}); console.log('left', pid); process.exit(0)`;
    const began = performance.now();
    expect(await runStep(node(script))).toEqual({ passed: [ofStep('')], failures: [] });
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  test('ends a step when its signal aborts, and lists the running tests', async () => {
    const event: JournalEvent = { at: 'start', file: 'a.test.ts', name: 'hangs', project: 'process' };
    const script = `require('node:fs').appendFileSync(process.env.TEST_JOURNAL, ${JSON.stringify(`${JSON.stringify(event)}\n`)}); ${HANGS}`;
    const { failures } = await runStep(node(script, { hasJournal: true }), AbortSignal.timeout(1_500));
    expect(failures).toMatchObject([
      { file: 'a.test.ts', name: 'hangs', message: expect.stringContaining('still running') as string },
      { file: 'step' },
    ]);
  });

  test('does not start a step after its signal has aborted', async () => {
    expect(await runStep(node(''), AbortSignal.abort('lint failed'))).toEqual({
      passed: [],
      failures: [ofStep('not run')],
    });
  });
});

describe('stepOutcome', () => {
  const id = { file: 'a.test.ts', name: 'one', project: 'unit' };
  const one: JournalEvent = { at: 'end', ...id, passed: true, seconds: 1 };
  const outcome = (code: number, events: JournalEvent[], output = '') =>
    stepOutcome({ name: 'step', hasJournal: true }, { code, output }, events);

  test.each([
    ['of passed tests', 0, [one], 1, 0],
    ['of a failed test', 1, [one, { ...one, passed: false, message: 'no' }], 1, 1],
    ['of a run without tests', 0, [], 0, 1],
    ['of a failure outside the journal', 1, [one], 1, 1],
  ])('counts the outcome %s', (_, code, events, passed, failed) => {
    const { passed: well, failures } = outcome(code, events);
    expect([well.length, failures.length]).toEqual([passed, failed]);
  });

  test('includes the end of the output if the set-up failed', () => {
    expect(outcome(1, [], 'starting\nError: no database').failures).toEqual([
      ofStep('ended with exit code 1\nstarting\nError: no database'),
    ]);
  });
});

test('the limit is three times the usual time, and at least a minute', () => {
  expect([limitSeconds(1), limitSeconds(20), limitSeconds(21), limitSeconds(300)]).toEqual([60, 60, 63, 900]);
});

test('the log names a step that takes more than half of its limit', () => {
  const step = { name: 'unit tests', usualSeconds: 40 };
  expect([describeSlow(step, 60), describeSlow(step, 60.6)]).toEqual([
    '',
    'slow     unit tests  61 s of at most 120 s\n',
  ]);
});

test('lanes run in parallel, each in order, even if a step fails', async () => {
  const ran: string[] = [];
  const run = async ({ name }: Step) => {
    ran.push(`${name} begins`);
    await Promise.resolve();
    ran.push(`${name} ends`);
    return { passed: [], failures: [ofStep(name)] };
  };
  const named = (name: string) => node('', { name });
  const { failures } = await sideBySide([[named('a'), named('b')], [named('c')]], run);
  expect(failures.map(({ message }) => message)).toEqual(['a', 'b', 'c']);
  expect(ran.slice(0, 2)).toEqual(['a begins', 'c begins']);
  expect(ran.indexOf('b begins')).toBeGreaterThan(ran.indexOf('a ends'));
});
