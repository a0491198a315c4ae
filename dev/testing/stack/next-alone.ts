import { createRequire } from 'node:module';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../../start/build';
import { freePort } from './free-port';
import type { Stack } from './stack';
import { TEST_PASSWORD_COST } from './test-settings';

/** Maximum milliseconds until Next.js responds. */
const START_MS = 60_000;
const LOOK_EVERY_MS = 100;

export interface NextAlone {
  appUrl: string;
  pid: number;
  /** The output on both streams so far. */
  said: () => string;
  stop: () => Promise<void>;
}

/** Runs `next start` on the current build. `settings` override the environment. */
export function runNextStart(settings: Record<string, string>, port: number) {
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const child = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (said += text.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, said: () => said, ended };
}

/**
 * Starts Next.js without `server/`, with the database and mail server of a stack. Throws an error with the
 * output of Next.js if it does not respond.
 */
export async function startNextAlone(
  { mongoUri, authSecret }: Pick<Stack, 'mongoUri' | 'authSecret'>,
  settings: Record<string, string>,
): Promise<NextAlone> {
  const port = await freePort();
  const appUrl = `http://127.0.0.1:${port}`;
  const { child, said, ended } = runNextStart(
    {
      APP_URL: appUrl,
      MONGODB_URI: mongoUri,
      AUTH_SECRET: authSecret,
      RATE_LIMIT_FACTOR: '1000',
      PASSWORD_COST: TEST_PASSWORD_COST,
      LOG_LEVEL: 'error',
      ...settings,
    },
    port,
  );
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const until = Date.now() + START_MS;
  const answers = async () => {
    const answer = await fetch(`${appUrl}/api/ready`).catch(() => undefined);
    return answer?.ok ?? false;
  };
  while (!(await answers())) {
    if (child.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`next start does not answer:\n${said()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return { appUrl, pid: child.pid ?? 0, said, stop };
}
