import { watchClock } from '@/lib/platform/clock/watch';
import { AppError } from '@/lib/platform/core/errors';
import { hasOwnServer } from '@/lib/platform/core/own-server';
import { env, EnvError, isSecure } from '@/lib/platform/env/env';
import { warnOfExposed } from '@/lib/platform/env/exposed-connections';
import { authSecrets } from '@/lib/platform/env/secret-key';
import { receiveRequests } from '@/lib/platform/http/receive-requests';
import { log } from '@/lib/platform/log/log';
import { readSchemaProblem } from '@/lib/operations/migrations/readiness';
import { startMailWorker } from '@/lib/platform/mail/worker';
import { prepareService } from '@/lib/operations/migrations/prepare-database';
import { followSite } from '@/lib/content/site-settings/follow-site';
import { startBackgroundJobs } from './start-jobs';
import { countRequests } from './count-requests';

/** Describes an error, with the stack trace only if the error is unexpected. */
function reasonOf(error: unknown): string {
  if (error instanceof EnvError) return `Mwanzo cannot start: ${error.message}. See .env.example.`;
  if (error instanceof AppError) return `Mwanzo cannot start: ${error.message}`;
  return `Mwanzo cannot start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

async function start(): Promise<void> {
  const { APP_URL, TRUSTED_PROXIES: proxies, JOBS } = env();
  process.env.NEXTAUTH_URL = APP_URL;
  [process.env.NEXTAUTH_SECRET] = authSecrets();
  const counter = countRequests();
  receiveRequests({ proxies, secure: isSecure() }, counter.note);
  warnOfExposed(env());
  await prepareService();
  const problem = await readSchemaProblem();
  if (problem !== undefined) throw new AppError('conflict', problem);
  await followSite(() => undefined);
  watchClock();
  if (JOBS === 'on') {
    startMailWorker();
    startBackgroundJobs();
  }
  log.info({ jobs: JOBS }, 'ready without a page cache: npm run serve has one');
}

/**
 * Runs the whole service in a Next.js server without `server/` (`next start`, or a Next.js host), with e-mails and jobs unless
 * JOBS is off. Does nothing under `server/` or during a build. If it cannot start, ends the process with a message: Next.js would
 * only log the error and fail every request.
 */
export async function startAlone(): Promise<void> {
  if (hasOwnServer() || process.env.NEXT_PHASE === 'phase-production-build') return;
  await start().catch((error: unknown) => {
    process.stderr.write(`${reasonOf(error)}\n`);
    process.exit(1);
  });
}
