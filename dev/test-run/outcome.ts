import { stripVTControlCharacters } from 'node:util';
import type { JournalEvent, TestId } from './journal';

/** Maximum number of lines shown from a failure message. */
const MAX_LINES = 15;

export interface Failure extends TestId {
  message: string;
}

export interface Outcome {
  passed: TestId[];
  failures: Failure[];
}

/** Identifies a test within a run. */
export const keyOf = ({ file, name, project }: TestId): string => JSON.stringify([project, file, name]);

/**
 * Returns the tests of a journal that started but did not end. If none of a file's tests has started, the
 * file is listed under its own name.
 */
export function stillRunning(events: readonly JournalEvent[]): TestId[] {
  const running = new Map<string, TestId>();
  for (const event of events) {
    if (event.at === 'start') running.set(keyOf(event), event);
    else if (event.at !== 'error') running.delete(keyOf(event));
  }
  const tests = [...running.values()];
  const isNamed = ({ file, name }: TestId) =>
    name !== '' || !tests.some((test) => test.file === file && test.name !== '');
  return tests.filter(isNamed);
}

/** Returns the passed tests and the failures of a journal. */
export function journalOutcome(events: readonly JournalEvent[]): Outcome {
  const outcome: Outcome = { passed: [], failures: [] };
  for (const event of events) {
    if (event.at === 'start' || event.at === 'file') continue;
    const { file, name, project } = event;
    if (event.at === 'end' && event.passed) outcome.passed.push({ file, name, project });
    else outcome.failures.push({ file, name, project, message: event.message ?? '' });
  }
  return outcome;
}

export const total = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.flatMap(({ passed }) => passed),
  failures: outcomes.flatMap(({ failures }) => failures),
});

/** The last line of a run. */
export const sumLine = ({ passed, failures }: Outcome): string =>
  `${passed.length} passed, ${failures.length} failed`;

/** Returns the first or last lines of a message, without colours and empty lines. */
export function excerpt(message: string, from: 'start' | 'end' = 'start'): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line !== '');
  return (from === 'start' ? lines.slice(0, MAX_LINES) : lines.slice(-MAX_LINES)).join('\n');
}

const idText = ({ file, name, project }: TestId): string =>
  [file, project && `[${project}]`, name && `> ${name}`].filter(Boolean).join(' ');

/** The message of a step that did not run because the test run ended first. */
export const NOT_RUN = 'not run';

/** Formats a failure for the end of the log: file and name, then the first lines of its message. */
const describeFailure = (failure: Failure): string =>
  [`failed: ${idText(failure)}`, ...excerpt(failure.message).split('\n')].join('\n    ');

/** Formats all failures for the end of the log. Steps that did not run share a line. */
export function describeFailures(failures: readonly Failure[]): string[] {
  const notRun = failures.filter(({ message }) => message === NOT_RUN).map(idText);
  return [
    ...failures.filter(({ message }) => message !== NOT_RUN).map(describeFailure),
    ...(notRun.length > 0 ? [`not run: ${notRun.join(', ')}`] : []),
  ];
}

export const describeFlaky = (test: TestId): string => `flaky: ${idText(test)}`;
