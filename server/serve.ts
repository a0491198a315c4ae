import { log } from '@/lib/platform/log/log';
import { consoleToLog } from './console-to-log';
import { notifyReady } from './notify-systemd';
import { serve, type Service } from './service';
import { failureText } from './start-failure';

/**
 * Milliseconds a shutdown may take after the last request; a mail that hangs is sent again at the next start.
 */
const MAX_SHUTDOWN_MS = 3_500;

/** The entry of the service process. If another process started it, that process is told the outcome. */
const tell = (message: { ready: true } | { failed: string }): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(message, () => resolve());
    else resolve();
  });

const isDevelopment = process.argv.includes('--dev');

/** The running service, once it has started. */
let service: Service = { drainMs: 0, stop: () => Promise.resolve() };
let stopping = false;

function leave(): void {
  if (stopping) return;
  stopping = true;
  log.info({ afterSeconds: Math.round(process.uptime()) }, 'stopping');
  setTimeout(() => process.exit(0), service.drainMs + MAX_SHUTDOWN_MS);
  void service.stop().finally(() => {
    log.info('stopped');
    process.exit(0);
  });
}

// An unhandled rejection is a bug, not a reason to drop all requests.
process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
process.on('SIGTERM', leave);
// Ctrl-C reaches the whole process group; the parent process decides when this one stops.
process.on('SIGINT', process.send ? () => undefined : leave);
process.on('disconnect', leave);

process.on('uncaughtException', (error) => {
  log.fatal({ err: error }, 'uncaught exception');
  process.exit(1);
});

if (!isDevelopment) consoleToLog();
log.info({ pid: process.pid, node: process.version }, 'starting');
try {
  service = await serve({ dev: isDevelopment });
  log.info({ ms: Math.round(performance.now()) }, 'ready');
  await notifyReady('Taking requests');
  await tell({ ready: true });
} catch (error) {
  const failed = failureText(error);
  if (!process.send) process.stderr.write(`${failed}\n`);
  await tell({ failed });
  process.exit(1);
}
