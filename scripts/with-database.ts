import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { patiently } from '@/lib/platform/db/connection';
import { EnvError, refuseMisspelled, loadSecretFiles } from '@/lib/platform/env/env';
import { refuseHalfRestored } from '@/lib/operations/migrations/half-restored';
import { fillSettings } from '@/lib/platform/env/fill-settings';
import { AppError } from '@/lib/platform/core/errors';
import { isEmpty } from '@/lib/operations/backup/database-content';
import { connectToReplicaSet, prepareDatabase } from '@/lib/operations/migrations/prepare-database';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { databaseFailure } from '@/server/database-failure';
import { StartFailure } from '@/server/start-failure';

/** Imports the embedded database, which needs development packages that a deployment lacks. */
function embeddedDatabase() {
  try {
    createRequire(import.meta.url).resolve('lmdb');
  } catch {
    throw new StartFailure(
      'A deployment has no embedded database. Set MONGODB_URI=…, or pass --database to backup:verify.',
    );
  }
  return import('embedded-mongodb');
}

async function launchEmbedded() {
  const { DatabaseFolderLocked, DatabaseFolderUnwritable, launchDatabase } = await embeddedDatabase();
  const folder = resolve(process.env.MWANZO_DATA || '.data');
  try {
    return await launchDatabase({ folder: join(folder, 'database'), database: 'mwanzo' });
  } catch (error) {
    if (error instanceof DatabaseFolderLocked) {
      throw new StartFailure(
        `The data folder ${folder} is in use by a running Mwanzo. Stop it and run this again, or choose another folder with MWANZO_DATA=….`,
      );
    }
    if (error instanceof DatabaseFolderUnwritable) {
      throw new StartFailure(
        `The data folder ${folder} is not writable. Choose another with MWANZO_DATA=…, or change its permissions.`,
      );
    }
    throw error;
  }
}

/** Sets up an empty database. Throws if a restore was interrupted, or if this version cannot use the database. */
async function prepareEmpty(): Promise<void> {
  await connectToReplicaSet();
  await refuseHalfRestored();
  if (await isEmpty()) return prepareDatabase();
  const problem = await readSchemaProblem();
  if (problem !== undefined) throw new StartFailure(problem);
}

/**
 * Runs `work` with the database at MONGODB_URI, or with the embedded one in the data folder, and then disconnects. First sets up an empty
 * database, or runs `prepare`. Throws StartFailure or EnvError if the database cannot be used.
 */
export async function withDatabase(
  work: () => Promise<void>,
  prepare: () => Promise<unknown> = prepareEmpty,
): Promise<void> {
  refuseMisspelled(process.env);
  const given = process.env.MONGODB_URI || undefined;
  const embedded = given ? undefined : await launchEmbedded();
  const uri = given ?? embedded?.uri ?? '';
  fillSettings(uri);
  try {
    await patiently(async () => {
      await prepare().catch((error: unknown) => {
        throw isInWords(error) ? error : databaseFailure(error, uri);
      });
      await work();
    });
  } finally {
    await embedded?.stop();
  }
}

/** Whether the error has a complete message. Others get a message with the address of the database. */
const isInWords = (error: unknown): boolean =>
  error instanceof EnvError ||
  error instanceof StartFailure ||
  (error instanceof AppError && error.code !== 'unavailable');

const isWrongArgument = (error: Error): boolean =>
  String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS');

function lineOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const expected = error instanceof StartFailure || error instanceof EnvError || error instanceof AppError;
  return expected || isWrongArgument(error) ? error.message : (error.stack ?? error.message);
}

/** Runs a command with the settings of `.env`, if the file exists. Prints an error in one line and exits with 1. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
    loadSecretFiles(process.env);
    await run();
  } catch (error) {
    process.stderr.write(`${lineOf(error)}\n`);
    process.exitCode = 1;
  }
}
