import { resolve } from 'node:path';
import { startDatabase, StartError } from './database';

/** The port MongoDB itself listens on. */
const USUAL_PORT = 27017;
const SWEEP_MS = 60_000;

export interface AloneOptions {
  /** Where the data lies; made if it is not there. */
  folder: string;
  /** The port on 127.0.0.1. Without it 27017, or a free one where that is taken. */
  port?: number | undefined;
  /** The database that the printed address names: 'test' if not given. */
  database?: string | undefined;
}

async function start({ folder, port }: AloneOptions) {
  const options = { folder: resolve(folder), durable: true, sweepEvery: SWEEP_MS };
  try {
    return await startDatabase({ ...options, port: port ?? USUAL_PORT });
  } catch (error) {
    const mayMove = port === undefined && error instanceof StartError && error.kind === 'port';
    if (mayMove) return startDatabase({ ...options, port: 0 });
    throw error;
  }
}

/** Serves a folder in this process until it is told to end, and prints the address; a start that fails ends it with exit code 1. */
export async function serveAlone(options: AloneOptions): Promise<void> {
  try {
    const { port, end } = await start(options);
    let ending = false;
    const leave = () => {
      if (ending) return;
      ending = true;
      void end().finally(() => process.exit(0));
    };
    process.on('SIGTERM', leave);
    process.on('SIGINT', leave);
    console.log(`Database at ${addressOf(port, options.database)}`);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  }
}

/** The address of a database on this machine. `directConnection` keeps drivers to the one address they were given. */
export const addressOf = (port: number, database = 'test'): string =>
  `mongodb://127.0.0.1:${port}/${database}?directConnection=true`;
