import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchDatabase } from 'embedded-mongodb';
import { launchMailCatcher } from '@/dev/mail-catcher/launch';
import { ROOT } from '@/dev/start/build';
import { migrate } from '@/dev/start/migrate';
import { startService } from '@/dev/start/service';
import { freePort } from '../stack/free-port';
import { copyPreparedDatabase } from '../stack/prepared-database-files';
import { TEST_PASSWORD_COST } from '../stack/test-settings';
import { part, type Part } from './part';
import { eventually } from './watch';

export interface Node extends Part {
  port: number;
  /** The folder of the build that the next start uses. */
  folder: string;
}

export interface Rig {
  /** The site's address: that of the only node, or of the proxy in front of several nodes. */
  appUrl: string;
  mailUrl: string;
  mongoUri: string;
  authSecret: string;
  /** Flushes every write to disk, as in production. */
  database: Part;
  mailServer: Part;
  service: Node;
  nodes: Node[];
  /** Removed together with the environment. */
  folder: string;
  /**
   * Sets the service's clock ahead by this many milliseconds. Resolves once the service uses the new time.
   */
  setClock(ahead: number): Promise<void>;
  /** Stops the service's clock at this time. Resolves once it has stopped. */
  stopClock(at: Date): Promise<void>;
  stop(): Promise<void>;
}

export interface RigOptions {
  /** The number of nodes. If there are several, `appUrl` has a free port for a proxy in front of them. */
  nodes?: number;
  env?: Record<string, string>;
  /** Lets the test set the service's clock. */
  clock?: boolean;
  /** Leaves it to the test to start the nodes. */
  idle?: boolean;
  /** The maximum size of a database file in bytes. */
  databaseBytes?: () => number | undefined;
}

const CLOCK = fileURLToPath(new URL('./clock.mjs', import.meta.url));

/** Starts the whole site from the build. Processes keep their ports when they are killed and restarted. */
export async function startRig(options: RigOptions = {}): Promise<Rig> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-faults-'));
  const { env = {}, nodes: count = 1, clock = false, idle = false, databaseBytes } = options;
  const [databasePort, smtpPort, webPort] = [await freePort(), await freePort(), await freePort()];
  const port = await freePort();
  const others = await Promise.all(Array.from({ length: count === 1 ? 0 : count }, freePort));
  const appUrl = `http://127.0.0.1:${port}`;
  const mongoUri = `mongodb://127.0.0.1:${databasePort}/mwanzo?directConnection=true`;
  const authSecret = randomBytes(48).toString('base64');
  const clockFile = join(folder, 'clock');
  const settings = {
    ...process.env,
    HOST: '127.0.0.1',
    APP_URL: appUrl,
    MONGODB_URI: mongoUri,
    SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
    AUTH_SECRET: authSecret,
    RATE_LIMIT_FACTOR: '100000',
    PASSWORD_COST: TEST_PASSWORD_COST,
    LOG_LEVEL: 'error',
    PICTURES_AHEAD: 'off',
    TEST_CLOCK: clockFile,
    ...env,
  };
  const databaseFolder = join(folder, 'database');
  const database = part(() =>
    launchDatabase({
      folder: databaseFolder,
      port: databasePort,
      fileBytes: databaseBytes?.(),
      database: 'mwanzo',
    }),
  );
  const mailServer = part(() => launchMailCatcher({ smtpPort, webPort, folder: join(folder, 'mails') }));
  const node = (own: number): Node => {
    const launch = () =>
      startService(
        { ...settings, PORT: String(own) },
        { imports: clock ? [CLOCK] : [], folder: made.folder },
      );
    const made: Node = Object.assign(part(launch), { port: own, folder: ROOT });
    return made;
  };
  const service = node(others[0] ?? port);
  const nodes = [service, ...others.slice(1).map(node)];
  const tell = async (clockText: string) => {
    await writeFile(`${clockFile}.next`, clockText);
    await rename(`${clockFile}.next`, clockFile);
    if (!service.running) return;
    await eventually(async () => {
      const taken = await readFile(`${clockFile}.taken`, 'utf8').catch(() => '');
      if (taken !== clockText) throw new Error('the service has not applied the time yet');
    });
  };
  const setClock = (ahead: number) => tell(String(ahead));
  const stopClock = (at: Date) => tell(`@${at.getTime()}`);
  const stop = async () => {
    for (const one of [...nodes, mailServer, database]) await one.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const isPrepared = await copyPreparedDatabase('indexes', databaseFolder);
    await Promise.all([database.start(), mailServer.start()]);
    if (!isPrepared) await migrate(settings);
    if (!idle) await Promise.all(nodes.map((one) => one.start()));
  } catch (error) {
    await stop();
    throw error;
  }
  const mailUrl = `http://127.0.0.1:${webPort}`;
  return {
    appUrl,
    mailUrl,
    mongoUri,
    authSecret,
    database,
    mailServer,
    service,
    nodes,
    folder,
    setClock,
    stopClock,
    stop,
  };
}
