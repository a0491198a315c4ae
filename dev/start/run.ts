import { existsSync } from 'node:fs';
import { loadSecretFiles } from '@/lib/platform/env/env';
import { failureText } from '@/server/start-failure';
import { bundleServer, ensureBuilt, ROOT, SERVER_BUNDLE } from './build';
import { bundleOnChange } from './bundle-on-change';
import { keptSecret, prepareDataFolder } from './data-folder';
import { startEmbedded } from './embedded';
import { sampleAtFirstStart } from './first-sample';
import { migrate } from './migrate';
import { checkPorts } from './ports';
import { restartable } from './restartable';
import { Running } from './running';
import { startService } from './service';
import { readSettings, type StartSettings } from './settings';

const LOOK_AT_PARENT_MS = 500;

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const portsOf = (settings: StartSettings): Record<string, number> => ({
  PORT: settings.port,
  ...(!settings.smtpUrl && { MAIL_WEB_PORT: settings.mailWebPort, MAIL_SMTP_PORT: settings.mailSmtpPort }),
});

/** Ends this process when its parent exits. The parent is a shell that npm starts. */
function watchParent(leave: () => void): void {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) leave();
  }, LOOK_AT_PARENT_MS).unref();
}

type Environment = Record<string, string | undefined>;

/** Runs the service from its sources. Restarts it when `server/` changes, which Next.js does not reload. */
async function startForDevelopment(env: Environment, running: Running): Promise<void> {
  const launch = () => startService(env, { dev: true });
  const service = await running.add(
    'The service',
    restartable(launch, (error) => say(failureText(error))),
  );
  const end = await bundleOnChange(SERVER_BUNDLE, {
    onChange: () => {
      say('The server has changed. Restarting it.');
      void service.restart();
    },
    onFailure: say,
  });
  running.signal.addEventListener('abort', () => void end());
}

async function start(settings: StartSettings, running: Running, dev: boolean): Promise<string> {
  prepareDataFolder(settings.folder);
  await checkPorts(portsOf(settings));
  const authSecret = settings.authSecret ?? keptSecret(settings.folder);
  const embedded = await startEmbedded(settings, running);
  const env = {
    ...process.env,
    PORT: String(settings.port),
    HOST: settings.host,
    APP_URL: settings.appUrl,
    AUTH_SECRET: authSecret,
    MONGODB_URI: embedded.mongodbUri,
    SMTP_URL: embedded.smtpUrl,
  };
  const building = dev
    ? bundleServer()
    : ensureBuilt({
        onBuild: () => say('Building Mwanzo. This takes about a minute, once.'),
        signal: running.signal,
      });
  await Promise.all([building, fillDatabase(settings, env, running.signal)]);
  if (dev) await startForDevelopment(env, running);
  else await running.add('The service', startService(env));
  await answers(settings);
  return `Mwanzo is ready at ${settings.appUrl}${embedded.mailUrl ? `  (mail: ${embedded.mailUrl})` : ''}`;
}

/** The embedded database has no other users, so migrations need not wait for nodes of an earlier version. */
async function fillDatabase(
  { mongodbUri, folder }: StartSettings,
  env: Record<string, string | undefined>,
  signal: AbortSignal,
): Promise<void> {
  await migrate(env, { finish: !mongodbUri, signal });
  if (!mongodbUri) await sampleAtFirstStart(folder, env, signal);
}

async function answers({ host, port }: StartSettings): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const name = reachable.includes(':') ? `[${reachable}]` : reachable;
  const { status } = await fetch(`http://${name}:${port}/api/health`);
  if (status !== 200) throw new Error(`the service returned status ${status}`);
}

/**
 * Runs Mwanzo on this machine until it is stopped, with an embedded database and mail catcher unless their
 * addresses are set. Prints one line with the address when it is ready, or one line with the reason why it
 * cannot start (exit code 1).
 */
export async function run({ dev }: { dev: boolean }): Promise<void> {
  process.chdir(ROOT);
  if (existsSync('.env')) process.loadEnvFile('.env');
  let failed = false;
  const leave = (code: number) => void running.stop().finally(() => process.exit(code));
  const lose = (line: string) => {
    failed = true;
    say(line);
    leave(1);
  };
  const running = new Running(lose);
  let leaving = false;
  const leaveWhenAsked = () => {
    leaving = true;
    leave(failed ? 1 : 0);
  };
  process.on('SIGTERM', leaveWhenAsked);
  process.on('SIGINT', leaveWhenAsked);
  process.on('SIGHUP', leaveWhenAsked);
  watchParent(leaveWhenAsked);
  try {
    loadSecretFiles(process.env);
    const ready = await start(readSettings(process.env), running, dev);
    process.stdout.write(`${ready}\n`);
    await new Promise(() => undefined);
  } catch (error) {
    if (!leaving && !failed) say(failureText(error));
    await running.stop();
    process.exit(leaving ? 0 : 1);
  }
}
