import { resolve } from 'node:path';
import { startDatabase, StartError } from './database';

const USUAL_PORT = 27017;
const SWEEP_MS = 60_000;

export interface AloneOptions {
  /** The data folder, created if it does not exist. */
  folder: string;
  /** The port on 127.0.0.1. Default: 27017, or a free port if that is taken. */
  port?: number | undefined;
  /** The database in the printed address. Default: 'test'. */
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

/** Serves a folder from this process until SIGTERM or SIGINT, and prints the address. Exits with 1 if it cannot start. */
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

/** `directConnection` makes drivers use only this address. */
export const addressOf = (port: number, database = 'test'): string =>
  `mongodb://127.0.0.1:${port}/${database}?directConnection=true`;
