import { relative } from 'node:path';
import type { Reporter, TestCase, TestError, TestResult } from 'playwright/types/testReporter';
import { note, type TestId } from './journal';

const fileOf = (path: string): string => relative(process.cwd(), path).replaceAll('\\', '/');

function idOf(test: TestCase): TestId {
  const [, project = '', , ...titles] = test.titlePath();
  return { file: fileOf(test.location.file), name: titles.join(' > '), project };
}

/** Records each test of a Playwright run in the journal. */
export default class PlaywrightJournal implements Reporter {
  printsToStdio(): boolean {
    return false;
  }

  onTestBegin(test: TestCase): void {
    note({ at: 'start', ...idOf(test) });
  }

  onTestEnd(test: TestCase, { status, duration, errors }: TestResult): void {
    if (status === 'skipped' || status === 'interrupted') return;
    const passed = status === test.expectedStatus;
    const message = errors.map((error) => error.message ?? '').join('\n') || status;
    note({ at: 'end', ...idOf(test), passed, seconds: duration / 1000, ...(!passed && { message }) });
  }

  onError(error: TestError): void {
    const file = error.location ? fileOf(error.location.file) : 'playwright';
    note({
      at: 'error',
      file,
      name: 'outside of a test',
      project: '',
      message: error.message ?? error.value ?? '',
    });
  }
}
