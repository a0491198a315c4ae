import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchDatabase } from '@/dev/database/launch';
import { launchMailCatcher } from '@/dev/mail-catcher/launch';
import type { Started } from '@/dev/start/running';
import { startService } from '@/dev/start/service';
import { freePort } from '../free-port';
import { eventually } from './watch';

/** A part of Mwanzo that can be killed and started again, in the same place. */
export interface Part {
  running: boolean;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function part(launch: () => Promise<Started>): Part {
  let current: Started | undefined;
  return {
    get running() {
      return current !== undefined;
    },
    start: async () => {
      current = await launch();
    },
    kill: async () => {
      if (current) process.kill(current.pid, 'SIGKILL');
      await current?.ended;
      current = undefined;
    },
    stop: async () => {
      await current?.stop();
      current = undefined;
    },
  };
}

export interface Rig {
  appUrl: string;
  mailUrl: string;
  mongoUri: string;
  authSecret: string;
  /** Flushes to disk, as where it counts. */
  database: Part;
  mailServer: Part;
  service: Part;
  /** Sets the clock of the service ahead of the true one by so many milliseconds; resolves when it goes by it. */
  setClock(ahead: number): Promise<void>;
  stop(): Promise<void>;
}

export interface RigOptions {
  env?: Record<string, string>;
  /** Lets the test set the clock of the service. */
  clock?: boolean;
  /** The most bytes a file of the database may grow to. */
  databaseBytes?: () => number | undefined;
}

const CLOCK = fileURLToPath(new URL('./clock.mjs', import.meta.url));

/** Starts all of Mwanzo from the build, its three processes on ports that stay the same however often they are killed. */
export async function startRig({ env = {}, clock = false, databaseBytes }: RigOptions = {}): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-faults-'));
  const [databasePort, smtpPort, webPort, port] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const appUrl = `http://127.0.0.1:${port}`;
  const mongoUri = `mongodb://127.0.0.1:${databasePort}/mwanzo?directConnection=true`;
  const authSecret = randomBytes(48).toString('base64');
  const clockFile = join(folder, 'clock');
  const settings = {
    ...process.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    APP_URL: appUrl,
    MONGODB_URI: mongoUri,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AUTH_SECRET: authSecret,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'fatal',
    TEST_CLOCK: clockFile,
    ...env,
  };
  const database = part(() =>
    launchDatabase({ folder: join(folder, 'database'), port: databasePort, fileBytes: databaseBytes?.() }),
  );
  const mailServer = part(() => launchMailCatcher({ smtpPort, webPort, folder: join(folder, 'mails') }));
  const service = part(() => startService(settings, { imports: clock ? [CLOCK] : [] }));
  const setClock = async (ahead: number) => {
    await writeFile(`${clockFile}.next`, String(ahead));
    await rename(`${clockFile}.next`, clockFile);
    if (!service.running) return;
    await eventually(async () => {
      const taken = await readFile(`${clockFile}.taken`, 'utf8').catch(() => '');
      if (taken !== String(ahead)) throw new Error('the service has not taken the time over');
    });
  };
  const stop = async () => {
    for (const one of [service, mailServer, database]) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await Promise.all([database.start(), mailServer.start()]);
    await service.start();
  } catch (error) {
    await stop();
    throw error;
  }
  const mailUrl = `http://127.0.0.1:${webPort}`;
  return { appUrl, mailUrl, mongoUri, authSecret, database, mailServer, service, setClock, stop };
}
