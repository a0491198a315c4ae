import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressOf } from './alone';
import { startChild } from './child';

export interface LaunchOptions {
  /** The data folder, created if it does not exist. Only one process can use it at a time. */
  folder: string;
  /** The port on 127.0.0.1. Default: a free one. */
  port?: number;
  /** False skips flushing to disk: for test suites. */
  durable?: boolean;
  /** The `appName` of connections whose queries must use an index. */
  indexedOnly?: string;
  /** Maximum bytes of the data file. Default: the free disk space. */
  fileBytes?: number;
  /** The database in the address. Default: 'test'. */
  database?: string;
}

export interface RunningDatabase {
  uri: string;
  port: number;
  pid: number;
  ended: Promise<void>;
  /** Stops the process; resolves when it has exited. */
  stop(): Promise<void>;
}

export class DatabaseFolderLocked extends Error {}
export class DatabaseFolderUnwritable extends Error {}
export class DatabasePortTaken extends Error {}

const FAILURES: Record<string, new (message: string) => Error> = {
  locked: DatabaseFolderLocked,
  unwritable: DatabaseFolderUnwritable,
  port: DatabasePortTaken,
};

type Answer = { port: number } | { failed: string; message: string };

const START_MS = 60_000;

/** Starts the embedded database in a process that ends with this one. Rejects with one of the three errors above. */
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
