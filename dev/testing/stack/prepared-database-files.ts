import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { launchDatabase } from 'embedded-mongodb';
import { lock } from 'proper-lockfile';
import { sampleIntoEmpty } from '../../start/first-sample';
import { migrate } from '../../start/migrate';
import { TEST_PASSWORD_COST, TEST_SECRET } from './test-settings';

/** The initial content of a database: all indexes, with or without the sample data. */
type Content = 'indexes' | 'sample';

/** The only file of the embedded database. */
const FILE = 'data.mdb';
/** Milliseconds after which the lock of a killed run expires. */
const STALE_MS = 10_000;

/** Settings of the commands that fill a database. */
const SETTINGS = {
  APP_URL: 'http://127.0.0.1',
  AUTH_SECRET: TEST_SECRET,
  SMTP_URL: 'smtp://127.0.0.1:25',
  PASSWORD_COST: TEST_PASSWORD_COST,
  LOG_LEVEL: 'error',
};

/**
 * Returns the folder of the prepared databases, which is in the folder of this run's bundles. Returns
 * undefined without bundles or on another engine.
 */
function folderOfRun(): string | undefined {
  const { TYPESCRIPT_BUNDLES: bundles, TEST_MONGODB_URI: otherEngine } = process.env;
  return bundles === undefined || otherEngine !== undefined ? undefined : join(bundles, 'databases');
}

async function copyDatabase(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  await copyFile(join(from, FILE), join(to, FILE));
}

/**
 * Creates a database in `folder`. The sample data is added to a copy of the database that has only indexes.
 */
async function prepare(folders: string, content: Content, folder: string): Promise<void> {
  if (content === 'sample') await copyDatabase(await preparedIn(folders, 'indexes'), folder);
  const database = await launchDatabase({ folder, durable: false, database: 'mwanzo' });
  const env = { ...process.env, ...SETTINGS, MONGODB_URI: database.uri };
  try {
    await (content === 'sample' ? sampleIntoEmpty(env) : migrate(env));
  } finally {
    await database.stop();
  }
}

/** Returns the folder of a prepared database. The first caller creates the database. */
async function preparedIn(folders: string, content: Content): Promise<string> {
  const folder = join(folders, content);
  if (existsSync(folder)) return folder;
  await mkdir(folders, { recursive: true });
  const retries = { retries: 1_200, minTimeout: 100, maxTimeout: 100 };
  const unlock = await lock(folder, { realpath: false, stale: STALE_MS, retries });
  try {
    if (!existsSync(folder)) {
      await prepare(folders, content, `${folder}.partial`);
      await rename(`${folder}.partial`, folder);
    }
  } finally {
    await unlock();
  }
  return folder;
}

/**
 * Copies a prepared database with this content into a folder. Prepares it once per test run. Without bundles
 * or on another engine, does nothing and returns false.
 */
export async function copyPreparedDatabase(content: Content, folder: string): Promise<boolean> {
  const folders = folderOfRun();
  if (folders === undefined) return false;
  await copyDatabase(await preparedIn(folders, content), folder);
  return true;
}
