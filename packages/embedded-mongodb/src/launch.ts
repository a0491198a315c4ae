import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from './alone';
import { startChild } from './child';

export interface LaunchOptions {
  /** Where the data lies; made if it is not there. One process at a time has it. */
  folder: string;
  /** The port on 127.0.0.1; a free one if not given. */
  port?: number;
  /** False leaves out flushing to disk: for test suites. */
  durable?: boolean;
  /** The application, by the name it gives when it connects, that is refused what no index answers. */
  indexedOnly?: string;
  /** The most bytes its file grows to, as where the disk is full. */
  fileBytes?: number;
  /** The database that the address names: 'test' if not given. */
  database?: string;
}

export interface RunningDatabase {
  uri: string;
  port: number;
  pid: number;
  /** Resolves when the process is gone, however it went. */
  ended: Promise<void>;
  /** Ends the process; resolves when it is gone. */
  stop(): Promise<void>;
}

/** The folder is in use by another live process. */
export class DatabaseFolderLocked extends Error {}
/** The folder cannot be made or written to. */
export class DatabaseFolderUnwritable extends Error {}
/** Something else listens on the port. */
export class DatabasePortTaken extends Error {}

const FAILURES: Record<string, new (message: string) => Error> = {
  locked: DatabaseFolderLocked,
  unwritable: DatabaseFolderUnwritable,
  port: DatabasePortTaken,
};

type Answer = { port: number } | { failed: string; message: string };

const START_MS = 60_000;

/**
 * Starts the embedded database as a process of its own and waits until it answers. The process ends with this one,
 * however this one ends. Rejects with one of the three errors above, each a line that says what to do.
 */
export async function launchDatabase(options: LaunchOptions): Promise<RunningDatabase> {
  const settings = {
    folder: resolve(options.folder),
    port: options.port ?? 0,
    durable: options.durable ?? true,
    indexedOnly: options.indexedOnly,
    fileBytes: options.fileBytes,
  };
  const { answer, pid, ended, stop } = await startChild<Answer>({
    name: 'the database',
    entry: fileURLToPath(new URL('./main.ts', import.meta.url)),
    env: { ...process.env, DATABASE_OPTIONS: JSON.stringify(settings) },
    startMs: START_MS,
    idle: true,
  });
  if ('failed' in answer) throw new (FAILURES[answer.failed] ?? Error)(answer.message);
  return { uri: addressOf(answer.port, options.database), port: answer.port, pid, ended, stop };
}
