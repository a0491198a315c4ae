import { mkdirSync, readdirSync, statSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import logger from 'maildev/lib/logger.js';
import mails from 'maildev/lib/mailserver.js';
import web from 'maildev/lib/web.js';
import { keepPrivate } from 'embedded-mongodb/private-folder';
import type { CatcherAnswer, CatcherSettings } from './launch';

/** The process of the mail catcher. Reads its settings from MAIL_CATCHER and reports to the launcher. */
const LOOPBACK = '127.0.0.1';
/** Maximum milliseconds to load the e-mails of an earlier run. */
const RESTORE_MS = 10_000;

let started = false;

const answer = (message: CatcherAnswer): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

async function fail(error: NodeJS.ErrnoException & { port?: number }): Promise<never> {
  const taken = error.code === 'EADDRINUSE' ? error.port : undefined;
  await answer({ failed: error.message, ...(taken !== undefined && { taken }) });
  process.exit(1);
}

const portOf = (server: Server | null): number => (server?.address() as AddressInfo).port;

/** Loads the e-mails of an earlier run, oldest first. */
async function restore(folder: string): Promise<void> {
  let missing = readdirSync(folder).filter((name) => name.endsWith('.eml')).length;
  if (missing === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RESTORE_MS);
    const count = () => {
      missing -= 1;
      if (missing > 0) return;
      clearTimeout(timer);
      mails.off('new', count);
      resolve();
    };
    mails.on('new', count);
    mails.loadMailsFromDirectory();
  });
  const arrival = new Map(mails.store.map((mail) => [mail, statSync(mail.source).mtimeMs]));
  mails.store.sort((one, other) => (arrival.get(one) ?? 0) - (arrival.get(other) ?? 0));
}

async function start({ smtpPort, webPort, folder }: CatcherSettings): Promise<void> {
  logger.setLevel(0);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  keepPrivate(folder);
  mails.create(String(smtpPort), LOOPBACK, folder);
  await restore(folder);
  const smtpListens = mails.listen();
  web.start(String(webPort), LOOPBACK, mails, undefined, undefined, undefined, {});
  await Promise.all([smtpListens, new Promise((resolve) => web.server?.once('listening', resolve))]);
  started = true;
  await answer({ smtpPort: portOf(mails.smtp.server), webPort: portOf(web.server) });
}

process.on('uncaughtException', (error) => {
  if (started) process.stderr.write(`mail catcher: ${error.message}\n`);
  else void fail(error);
});
process.on('SIGTERM', () => process.exit(0));
// Ctrl-C signals the whole process group, but the launcher decides when the catcher ends.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => process.exit(0));
start(JSON.parse(process.env.MAIL_CATCHER ?? '{}') as CatcherSettings).catch(fail);
