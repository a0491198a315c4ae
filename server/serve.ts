import { env } from '@/lib/platform/env/env';
import { log } from '@/lib/platform/log/log';
import { consoleToLog } from './console-to-log';
import { notifyReady } from './notify-systemd';
import { serve, type Service } from './service';
import { failureText } from './start-failure';
import { serveByWorkers, type WorkersService } from './workers/serve-by-workers';
import { onMessage, thisWorker, workerCount } from './workers/this-worker';

/** Milliseconds a shutdown may take after the last request; an unsent e-mail is sent after the next start. */
const MAX_SHUTDOWN_MS = 3_500;

/** Tells a parent process whether the service started. */
const tell = (message: { ready: true } | { failed: string }): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const isDevelopment = process.argv.includes('--dev');

let service: Service & Partial<WorkersService> = { drainMs: 0, stop: () => Promise.resolve() };
let stopping = false;

function leave({ isReplaced = false } = {}): void {
  if (stopping) return;
  stopping = true;
  log.info({ afterSeconds: Math.round(process.uptime()) }, 'stopping');
  setTimeout(() => process.exit(0), (isReplaced ? 0 : service.drainMs) + MAX_SHUTDOWN_MS);
  void service.stop({ isReplaced }).finally(() => {
    log.info('stopped');
    process.exit(0);
  });
}

const nothing = () => undefined;
const worker = thisWorker();

/** SIGHUP: replaces the workers. Without workers, or if a terminal closes, stops the service. */
function restart(): void {
  if (service.restart && !process.stderr.isTTY) void service.restart().then(() => log.info('restarted'));
  else leave();
}

async function start(): Promise<Service> {
  const count = isDevelopment || worker ? 1 : workerCount(env().WORKERS);
  if (count === 1) return serve({ dev: isDevelopment });
  return serveByWorkers(count, { endsWithin: MAX_SHUTDOWN_MS });
}

// An unhandled rejection is a bug, but no reason to drop all requests.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
process.on('SIGTERM', () => leave());
// Ctrl-C reaches the whole process group; the parent process decides when this one stops.
process.on('SIGINT', process.send ? nothing : () => leave());
process.on('SIGHUP', worker ? nothing : restart);
process.on('disconnect', () => leave());
if (worker) onMessage(({ mwanzo }) => mwanzo === 'end' && leave({ isReplaced: true }));

process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

if (!isDevelopment) consoleToLog();
log.info({ pid: process.pid, node: process.version, worker: worker?.number }, 'starting');
try {
  service = await start();
  log.info({ ms: Math.round(performance.now()) }, 'ready');
  if (!worker) await notifyReady('Taking requests');
  await tell({ ready: true });
} catch (error) {
  const failed = failureText(error);
  if (!process.send) process.stderr.write(`${failed}\n`);
  await tell({ failed });
  process.exit(1);
}
