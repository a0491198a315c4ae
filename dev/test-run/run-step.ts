import { spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ROOT } from '../start/build';
import { JOURNAL, readJournal, type JournalEvent } from './journal';
import {
  excerpt,
  journalOutcome,
  NOT_RUN,
  stillRunning,
  sumLine,
  total,
  type Failure,
  type Outcome,
} from './outcome';
import { commandLine } from './program';

export interface Step {
  name: string;
  /** A program from a package, or `node`, with its arguments. */
  command: [string, ...string[]];
  /** Usual duration within a run on two cores, in seconds. A step that takes three times as long is ended. */
  usualSeconds: number;
  /** Minimum limit in seconds. Default: a minute. */
  minLimitSeconds?: number;
  env?: Record<string, string>;
  /** True if the tests of the step write a journal. A step without a journal counts as one test. */
  hasJournal?: boolean;
}

/** Allows for a machine three times slower than usual. */
const LIMIT_FACTOR = 3;
/** Minimum limit in seconds, because starting a program on a busy machine takes time. */
const MIN_LIMIT_S = 60;
/** Milliseconds from SIGTERM to SIGKILL, enough for browsers and services to stop. */
const GRACE_MS = 10_000;

export const limitSeconds = (usualSeconds: number, atLeast = MIN_LIMIT_S): number =>
  Math.max(atLeast, LIMIT_FACTOR * usualSeconds);

/** Returns a line for the log if a step took more than half of its limit, otherwise nothing: its usual duration is out of date. */
export function describeSlow(
  step: Pick<Step, 'name' | 'usualSeconds' | 'minLimitSeconds'>,
  seconds: number,
): string {
  const limit = limitSeconds(step.usualSeconds, step.minLimitSeconds);
  return seconds > limit / 2 ? `slow     ${step.name}  ${seconds.toFixed(0)} s of at most ${limit} s\n` : '';
}

/**
 * Each step leads a process group, so that its child processes end with it. Windows has no process groups.
 */
const HAS_GROUPS = process.platform !== 'win32';

function sendSignal(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (HAS_GROUPS && child.pid !== undefined) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has already ended.
  }
}

function end(child: ChildProcess): void {
  sendSignal(child, 'SIGTERM');
  setTimeout(() => sendSignal(child, 'SIGKILL'), GRACE_MS).unref();
}

const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: undefined };

const write = (text: string): void => void process.stdout.write(text);

interface Ended {
  code: number;
  output: string;
  /** The reason why the step was ended early, if it was. */
  endedBecause?: string;
}

/** Runs the command of a step until it ends, its limit is reached or `signal` aborts. */
function runCommand(step: Step, env: Record<string, string>, signal: AbortSignal): Promise<Ended> {
  const [program, ...rest] = commandLine(step.command);
  const child = spawn(program, rest, {
    cwd: ROOT,
    env: { ...process.env, ...plain, ...step.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: HAS_GROUPS,
  });
  const output: Buffer[] = [];
  child.stdout.on('data', (text: Buffer) => output.push(text));
  child.stderr.on('data', (text: Buffer) => output.push(text));
  child.once('error', (error) => output.push(Buffer.from(`${error.message}\n`)));
  let endedBecause: string | undefined;
  const endBecause = (reason: string) => {
    endedBecause ??= reason;
    end(child);
  };
  const limit = limitSeconds(step.usualSeconds, step.minLimitSeconds);
  const timer = setTimeout(() => endBecause(`took longer than its limit of ${limit} s`), limit * 1000);
  const onAbort = () => endBecause(String(signal.reason));
  signal.addEventListener('abort', onAbort, { once: true });
  return new Promise((resolve) => {
    let late: NodeJS.Timeout | undefined;
    const done = (code: number | null) => {
      clearTimeout(timer);
      clearTimeout(late);
      signal.removeEventListener('abort', onAbort);
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code: code ?? 1, output: Buffer.concat(output).toString(), endedBecause });
    };
    child.once('close', done);
    // A process that a test left behind in another group may keep the output open forever.
    child.once('exit', (code) => {
      late = setTimeout(done, GRACE_MS, code);
    });
  });
}

/** Derives the outcome of a step from its journal, exit code and output. A step that ran no test has failed. */
export function stepOutcome(
  { name, hasJournal = false }: Pick<Step, 'name' | 'hasJournal'>,
  { code, output, endedBecause }: Ended,
  events: readonly JournalEvent[],
): Outcome {
  const ofStep = (message: string): Failure => ({ file: name, name: '', project: '', message });
  const { passed, failures } = journalOutcome(events);
  if (endedBecause !== undefined) {
    const hanging = stillRunning(events).map((test) => ({
      ...test,
      message: `still running: ${name} ${endedBecause}`,
    }));
    return {
      passed,
      failures: [...failures, ...hanging, ofStep(`${endedBecause}\n${excerpt(output, 'end')}`)],
    };
  }
  if (!hasJournal && code === 0) return { passed: [ofStep('')], failures };
  if (failures.length > 0 || (code === 0 && passed.length > 0)) return { passed, failures };
  const why = code === 0 ? 'ran no test' : `ended with exit code ${code}`;
  return { passed, failures: [ofStep(`${why}\n${excerpt(output, hasJournal ? 'end' : 'start')}`)] };
}

let ending: AbortSignal | undefined;

/** Returns a signal that aborts when this process receives SIGINT or SIGTERM. The process then ends once its steps have ended. */
export function endSignal(): AbortSignal {
  if (ending) return ending;
  const controller = new AbortController();
  for (const name of ['SIGTERM', 'SIGINT'] as const)
    process.once(name, () => controller.abort(`the run was ended by ${name}`));
  return (ending = controller.signal);
}

/**
 * Runs a step and returns its outcome. Prints a line with the counts and the duration. Prints the output of a failed step in one piece, so
 * that the outputs of parallel steps do not mix. Does not start if `signal` has already aborted.
 */
export async function runStep(step: Step, signal: AbortSignal = endSignal()): Promise<Outcome> {
  const { name, hasJournal } = step;
  if (signal.aborted) {
    write(`not run  ${name}\n`);
    return {
      passed: [],
      failures: [{ file: name, name: '', project: '', message: NOT_RUN }],
    };
  }
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-journal-'));
  const journal = join(folder, `${name}.jsonl`);
  const began = performance.now();
  write(`started  ${name}\n`);
  const ended = await runCommand(step, { [JOURNAL]: journal }, signal);
  const outcome = stepOutcome(step, ended, readJournal(journal));
  const kept = process.env.TEST_JOURNALS;
  if (kept !== undefined && existsSync(journal)) {
    mkdirSync(kept, { recursive: true });
    copyFileSync(journal, join(kept, basename(journal)));
  }
  rmSync(folder, { recursive: true });
  const failed = outcome.failures.length > 0;
  if (failed) write(ended.output);
  const seconds = (performance.now() - began) / 1000;
  const counts = hasJournal ? `  ${sumLine(outcome)}` : '';
  write(`${failed ? 'FAILED ' : 'passed '}  ${name}${counts}  ${seconds.toFixed(1)} s\n`);
  write(describeSlow(step, seconds));
  return outcome;
}

/** Runs lanes of steps in parallel. The steps of a lane run in order, even if one fails. */
export async function sideBySide(
  lanes: readonly (readonly Step[])[],
  run = (step: Step): Promise<Outcome> => runStep(step),
): Promise<Outcome> {
  const outcomes = lanes.map(async (steps) => {
    const lane: Outcome[] = [];
    for (const step of steps) lane.push(await run(step));
    return total(lane);
  });
  return total(await Promise.all(outcomes));
}
