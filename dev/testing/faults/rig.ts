import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchDatabase } from '@/dev/database/launch';
import { launchMailCatcher } from '@/dev/mail-catcher/launch';
import type { Started } from '@/dev/start/running';
import { startService } from '@/dev/start/service';
import { freePort } from '../free-port';

/** A part of Mwanzo that can be killed and started again, in the same place. */
export interface Part {
  pid: number;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

function part(launch: () => Promise<Started>): Part {
  let current: Started | undefined;
  return {
    get pid() {
      return current?.pid ?? 0;
    },
    start: async () => {
      current = await launch();
    },
    kill: async () => {
      if (!current) return;
      process.kill(current.pid, 'SIGKILL');
      await current.ended;
    },
    stop: async () => current?.stop(),
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
  /** A folder that goes with it. */
  folder: string;
  stop(): Promise<void>;
}

export interface RigOptions {
  env?: Record<string, string>;
  /** Modules the service loads before anything else. */
  imports?: string[];
  /** The most bytes a file of the database may grow to. */
  databaseBytes?: () => number | undefined;
}

/** Starts all of Mwanzo from the build, its three processes on ports that stay the same however often they are killed. */
export async function startRig({ env = {}, imports, databaseBytes }: RigOptions = {}): Promise<Rig> {
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
    ...env,
  };
  const database = part(() =>
    launchDatabase({ folder: join(folder, 'database'), port: databasePort, fileBytes: databaseBytes?.() }),
  );
  const mailServer = part(() => launchMailCatcher({ smtpPort, webPort, folder: join(folder, 'mails') }));
  const service = part(() => startService(settings, { imports }));
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
  return { appUrl, mailUrl, mongoUri, authSecret, database, mailServer, service, folder, stop };
}
