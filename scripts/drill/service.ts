import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { HOLD_MAILS } from '@/lib/platform/env/env';
import { StartFailure } from '@/server/start-failure';

const ENTRY = fileURLToPath(new URL('../serve.mjs', import.meta.url));

/** Time limits for the start and the shutdown, in milliseconds. */
const START_MS = 120_000;
const STOP_MS = 5_000;

export interface DrillService {
  url: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
}

/** Waits for the first message, or for a failure: the process ends or does not report in time. */
async function answerOf(child: ChildProcess): Promise<{ ready: true } | { failed: string }> {
  const signal = AbortSignal.timeout(START_MS);
  const ended = once(child, 'exit', { signal }).then(() => ({ failed: 'it stopped before it was ready' }));
  const said = once(child, 'message', { signal }).then(([message]) => message as { ready: true });
  return Promise.race([said, ended]).catch(() => ({
    failed: `it was not ready within ${START_MS / 1000} s`,
  }));
}

/**
 * Starts the built service with the database at MONGODB_URI, on a free local port. It sends no e-mail, whatever SMTP_URL says, and stops
 * when this process does. Throws StartFailure if it does not start.
 */
export async function startDrillService(): Promise<DrillService> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(ENTRY, [], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      APP_URL: url,
      SMTP_URL: HOLD_MAILS,
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '',
    },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const answer = await answerOf(child);
  if ('ready' in answer) return { url, stop: () => stop(child) };
  await stop(child);
  throw new StartFailure(`the service does not start on this backup: ${answer.failed}`);
}
