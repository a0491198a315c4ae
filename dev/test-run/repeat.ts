import type { TestId } from './journal';
import { keyOf, type Failure, type Outcome } from './outcome';

/**
 * Returns the files with failed tests, by project. Failures of a whole step have no project and are not
 * repeated.
 */
export function filesToRepeat({ failures }: Outcome): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const { project, file } of failures) {
    if (project === '') continue;
    const known = files.get(project) ?? [];
    if (!known.includes(file)) files.set(project, [...known, file]);
  }
  return files;
}

/**
 * Combines a run with the repeat of its failed files. A test that passed in either run counts as passed, and as flaky if it failed in the
 * other. A test that failed in both keeps the message from the repeat.
 */
export function afterRepeat(first: Outcome, repeat: Outcome): Outcome & { flaky: TestId[] } {
  const passedFirst = new Set(first.passed.map(keyOf));
  const passedThen = new Set(repeat.passed.map(keyOf));
  const failedThen = new Map(repeat.failures.map((failure) => [keyOf(failure), failure]));
  const failedFiles = new Set(repeat.failures.map(({ project, file }) => `${project} ${file}`));

  const flaky: Failure[] = [];
  const failures: Failure[] = [];
  for (const failure of first.failures) {
    const again = failedThen.get(keyOf(failure));
    // A failed hook belongs to no test. The hook counts as passed once nothing in its file fails.
    const isWell =
      passedThen.has(keyOf(failure)) ||
      (failure.project !== '' &&
        repeat.passed.some(({ project, file }) => project === failure.project && file === failure.file) &&
        !failedFiles.has(`${failure.project} ${failure.file}`));
    if (isWell && !again) flaky.push(failure);
    else failures.push(again ?? failure);
  }
  const firstKeys = new Set(first.failures.map(keyOf));
  for (const failure of repeat.failures) {
    if (firstKeys.has(keyOf(failure))) continue;
    if (passedFirst.has(keyOf(failure))) flaky.push(failure);
    else failures.push(failure);
  }
  const more = repeat.passed.filter((test) => !passedFirst.has(keyOf(test)));
  return { passed: [...first.passed, ...more], failures, flaky };
}
