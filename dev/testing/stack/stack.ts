import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from 'embedded-mongodb/any-engine';
import { StartFailure } from '@/server/start-failure';

import { launchMailCatcher } from '../../mail-catcher/launch';
import { ensureBuilt, ROOT } from '../../start/build';
import { sampleIntoEmpty } from '../../start/first-sample';
import { migrate } from '../../start/migrate';
import { Running } from '../../start/running';
import { startService } from '../../start/service';
import { freePort } from './free-port';
import { copyPreparedDatabase } from './prepared-database-files';
import { TEST_PASSWORD_COST } from './test-settings';

export interface Stack {
  appUrl: string;
  /** The web inbox. `GET {mailUrl}/email` lists the e-mails as JSON, newest last. */
  mailUrl: string;
  smtpUrl: string;
  mongoUri: string;
  authSecret: string;
  servicePid: number;
  database: { pid: number; folder: string };
  /** Stops everything and removes its files. */
  stop(): Promise<void>;
}

export interface StackOptions {
  /** Starts with the sample data. */
  sample?: boolean;
  /** Flushes every database write to disk, as in production. */
  durable?: boolean;
  /** The public address of the site, if it differs from the listening address. */
  address?: string;
  /** An open file for the service's output. Default: standard error. */
  output?: number;
  /** The heap limit of the service in megabytes. Default: Node's. */
  heapMB?: number;
  /** Modules that the service loads first. */
  imports?: string[];
  /** Settings of the service that differ from the test defaults. */
  env?: Record<string, string>;
  /** The time at which the clock starts, for the sample data and the service. Default: now. */
  clock?: Date;
}

/**
 * The name of the service's database connection. On this connection, the database refuses queries that use no
 * index, so that the test with such a query fails.
 */
const SERVICE = 'mwanzo-service';

export const CRON_SECRET = 'a secret of the scheduler';

/** Maximum number of attempts to find a port. Another process may take a free port before the service listens on it. */
const TRIES = 5;

/** Settings that a public site needs. */
const OF_A_DEPLOYMENT = { SITE_EMAIL: 'people@mwanzo.example' };

type Settings = Record<string, string | undefined>;

/** Modules that a process with a shifted clock preloads. They read CLOCK_START. */
const CLOCK = [join(ROOT, 'dev/testing/stack/started-clock.mjs')];

type Around = Pick<StackOptions, 'address' | 'clock' | 'heapMB' | 'imports' | 'output'>;

async function serviceOnFreePort(env: Settings, around: Around, tries = TRIES) {
  const { address, clock, heapMB, imports = [], output } = around;
  const nodeOptions = heapMB === undefined ? [] : [`--max-old-space-size=${heapMB}`];
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  try {
    const service = await startService(
      { ...env, ...(address && OF_A_DEPLOYMENT), PORT: String(port), APP_URL: address ?? appUrl },
      { output, nodeOptions, imports: [...(clock ? CLOCK : []), ...imports] },
    );
    return { ...service, appUrl };
  } catch (error) {
    const taken = error instanceof StartFailure && error.message.startsWith(`Port ${port} `);
    if (taken && tries > 1) return serviceOnFreePort(env, around, tries - 1);
    throw error;
  }
}

async function startAll(folder: string, running: Running, options: StackOptions) {
  const { sample = false, durable = false, env = {}, clock } = options;
  const databaseFolder = join(folder, 'database');
  const content = sample && !clock ? 'sample' : 'indexes';
  const isPrepared = await copyPreparedDatabase(content, databaseFolder);
  const [database, mail] = await Promise.all([
    running.add(
      'The database',
      testDatabase({ folder: databaseFolder, durable, indexedOnly: SERVICE, database: 'mwanzo' }),
    ),
    running.add(
      'The mail catcher',
      launchMailCatcher({ smtpPort: 0, webPort: 0, folder: join(folder, 'mails') }),
    ),
    ensureBuilt(),
  ]);
  const authSecret = env['AUTH_SECRET'] ?? randomBytes(48).toString('base64');
  const settings = {
    ...process.env,
    HOST: '127.0.0.1',
    MONGODB_URI: database.uri,
    SMTP_URL: mail.smtpUrl,
    AUTH_SECRET: authSecret,
    RATE_LIMIT_FACTOR: '1000',
    PASSWORD_COST: options.address === undefined ? TEST_PASSWORD_COST : '10',
    LOG_LEVEL: 'error',
    PICTURES_AHEAD: 'off',
    CRON_SECRET,
    ...(clock && { CLOCK_START: clock.toISOString() }),
    ...env,
  };
  const before = { ...settings, APP_URL: 'http://127.0.0.1' };
  if (!isPrepared) await migrate(before);
  if (sample && !(isPrepared && content === 'sample'))
    await sampleIntoEmpty(before, undefined, clock && CLOCK);
  const service = { ...settings, MONGODB_URI: `${database.uri}&appName=${SERVICE}` };
  const { appUrl, pid } = await running.add('The service', serviceOnFreePort(service, options));
  return {
    appUrl,
    servicePid: pid,
    mailUrl: mail.webUrl,
    smtpUrl: mail.smtpUrl,
    mongoUri: database.uri,
    database: { pid: database.pid, folder: databaseFolder },
    authSecret,
  };
}

/**
 * Starts the whole site for a test run, built from the current sources, on free ports and in a separate
 * folder.
 */
export async function startStack(options: StackOptions = {}): Promise<Stack> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-test-'));
  const running = new Running((line) => {
    process.stderr.write(`${line}\n`);
  });
  const stop = async () => {
    await running.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await startAll(folder, running, options)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
