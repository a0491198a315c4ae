import { watchClock } from '@/lib/platform/clock/watch';
import { AppError } from '@/lib/platform/core/errors';
import { hasOwnServer } from '@/lib/platform/core/own-server';
import { env, EnvError, isSecure } from '@/lib/platform/env/env';
import { receiveRequests } from '@/lib/platform/http/receive-requests';
import { log } from '@/lib/platform/log/log';
import { readSchemaProblem } from '@/lib/migrations/readiness';
import { startMailWorker } from '@/lib/platform/mail/worker';
import { prepareService } from '@/lib/migrations/prepare-database';
import { startBackgroundJobs } from './background-jobs';

/** Throws EnvError with what `npm run serve` would say. */
function settings() {
  try {
    return env();
  } catch (error) {
    if (error instanceof EnvError) error.message = `Mwanzo cannot start: ${error.message}. See .env.example.`;
    throw error;
  }
}

/**
 * Makes a Next.js without `server/` (`next start`, or a host that runs Next.js) the whole service: settings checked, a database that
 * this version can serve, requests received as they are to be, and mails and jobs done in this process unless JOBS is off. Does
 * nothing where `server/` does all that, nor while building. Throws EnvError, or AppError where the database cannot be used.
 */
export async function startAlone(): Promise<void> {
  if (hasOwnServer() || process.env.NEXT_PHASE === 'phase-production-build') return;
  const { APP_URL, AUTH_SECRET, TRUSTED_PROXIES: proxies, JOBS } = settings();
  process.env.NEXTAUTH_URL = APP_URL;
  process.env.NEXTAUTH_SECRET = AUTH_SECRET;
  receiveRequests({ proxies, secure: isSecure() });
  await prepareService();
  const problem = await readSchemaProblem();
  if (problem !== undefined) throw new AppError('conflict', problem);
  watchClock();
  if (JOBS === 'on') {
    startMailWorker();
    startBackgroundJobs();
  }
  log.info({ jobs: JOBS }, 'ready without the page cache of npm run serve');
}
