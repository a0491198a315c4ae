import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { note, type TestId } from './journal';

const fileOf = (module: TestModule): string => relative(process.cwd(), module.moduleId).replaceAll('\\', '/');

const idOf = (test: TestCase): TestId => ({
  file: fileOf(test.module),
  name: test.fullName,
  project: test.project.name,
});

interface Failure {
  message: string;
  stack?: string;
  cause?: unknown;
}

/** Includes the cause, because a failed property names only its counterexample and has the failed assertion as its cause. */
const textOf = ({ message, stack, cause }: Failure): string =>
  [stack ?? message, ...(cause ? [`Caused by: ${causeOf(cause)}`] : [])].join('\n');

const causeOf = (cause: unknown): string =>
  typeof cause === 'object' && cause !== null && 'message' in cause
    ? textOf(cause as Failure)
    : String(cause);

const messageOf = (errors: readonly Failure[]): string => errors.map(textOf).join('\n');

/** Records each test of a Vitest run in the journal. */
export default class VitestJournal implements Reporter {
  /** Records the file early, because a test that blocks the event loop cannot report its own start. */
  onTestModuleQueued(module: TestModule): void {
    note({ at: 'start', file: fileOf(module), name: '', project: module.project.name });
  }

  onTestCaseReady(test: TestCase): void {
    note({ at: 'start', ...idOf(test) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === 'skipped') return;
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    const passed = state === 'passed';
    note({ at: 'end', ...idOf(test), passed, seconds, ...(!passed && { message: messageOf(errors ?? []) }) });
  }

  onTestModuleEnd(module: TestModule): void {
    const where = { file: fileOf(module), project: module.project.name };
    const { collectDuration, duration } = module.diagnostic();
    note({ at: 'file', ...where, name: '', seconds: (collectDuration + duration) / 1000 });
    const outside = [
      { name: 'outside of a test', errors: module.errors() },
      ...[...module.children.allSuites()].map((suite) => ({ name: suite.fullName, errors: suite.errors() })),
    ];
    for (const { name, errors } of outside)
      if (errors.length > 0) note({ at: 'error', ...where, name, message: messageOf(errors) });
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled)
      note({
        at: 'error',
        file: 'vitest',
        name: 'outside of a test',
        project: '',
        message: messageOf([error]),
      });
  }
}
