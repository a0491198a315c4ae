import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** The environment variable that names the journal file. */
export const JOURNAL = 'TEST_JOURNAL';

export interface TestId {
  /** Relative to the repository's root. */
  file: string;
  name: string;
  /** The Vitest or Playwright project. */
  project: string;
}

/**
 * An event of a test run. An event for the start of a file has an empty name. A test that started but did not end was still running when
 * its run was killed.
 */
export type JournalEvent =
  | ({ at: 'start' } & TestId)
  | ({ at: 'end'; passed: boolean; seconds: number; message?: string } & TestId)
  /** An error outside of a test: while loading a file, in a hook or in the set-up. */
  | ({ at: 'error'; message: string } & TestId)
  /** A file has ended. `seconds` includes loading and hooks. */
  | ({ at: 'file'; seconds: number } & TestId);

/**
 * Appends an event to the journal immediately, so that the journal of a killed run is complete up to that
 * moment. Does nothing if the run keeps no journal.
 */
export function note(event: JournalEvent): void {
  const file = process.env[JOURNAL];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify(event)}\n`);
}

/** Reads a journal. Ignores a truncated last line. Returns no events if the file does not exist. */
export function readJournal(file: string): JournalEvent[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as JournalEvent);
}
