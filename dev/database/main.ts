import { resolve } from 'node:path';
import { startDatabase, StartError } from './database';

/**
 * The database process. Started by launch.ts it takes its settings from DATABASE_OPTIONS, tells the launcher by message
 * how it went, and ends with it; started alone (`npm run db`) it takes them from the environment and prints its address.
 */
interface Settings {
  folder: string;
  port: number;
  durable: boolean;
  indexedOnly?: string;
  fileBytes?: number;
}

const ALONE_PORT = 27017;
const launched = process.send !== undefined;
const settings = launched
  ? (JSON.parse(process.env['DATABASE_OPTIONS'] ?? '{}') as Settings)
  : fromEnvironment();
const sweepEvery = Number(process.env['DATABASE_SWEEP_MS'] ?? 60_000);

function fromEnvironment(): Settings {
  const folder = resolve(process.env['MWANZO_DATA'] || '.data', 'database');
  return { folder, port: Number(process.env['MONGODB_PORT'] || ALONE_PORT), durable: true };
}

async function start() {
  try {
    return await startDatabase({ ...settings, sweepEvery });
  } catch (error) {
    const mayMove = !launched && !process.env['MONGODB_PORT'];
    if (mayMove && error instanceof StartError && error.kind === 'port')
      return startDatabase({ ...settings, port: 0, sweepEvery });
    throw error;
  }
}

function failed(error: unknown): void {
  process.exitCode = 1;
  if (!(error instanceof StartError)) console.error(error);
  else if (!launched) console.error(error.message);
  const answer = {
    failed: error instanceof StartError ? error.kind : 'unknown',
    message: error instanceof Error ? error.message : String(error),
  };
  if (process.send) process.send(answer, () => process.exit(1));
  else process.exit(1);
}

start().then(({ port, end }) => {
  let ending = false;
  const leave = () => {
    if (ending) return;
    ending = true;
    void end().finally(() => process.exit(0));
  };
  process.on('SIGTERM', leave);
  // Ctrl-C reaches the whole group: the launcher decides when its database goes.
  process.on('SIGINT', launched ? () => undefined : leave);
  process.on('disconnect', leave);
  if (process.send) process.send({ port });
  else console.log(`Database at mongodb://127.0.0.1:${port}/mwanzo`);
}, failed);
