import { runJobs } from '@/lib/operations/scheduled-jobs/run-jobs';
import { showsSecret } from '@/lib/platform/auth/shared-secret';
import { AppError } from '@/lib/platform/core/errors';
import { env } from '@/lib/platform/env/env';
import { json } from '@/lib/platform/http/answers';
import { route } from '@/lib/platform/http/route';

/** A time limit in seconds, enforced by the host; a run stops itself earlier. */
export const maxDuration = 60;

/** Throws 404 if no secret is set, 401 if the request has a different one. */
function requireSecret({ headers }: Request): void {
  const { CRON_SECRET: secret } = env();
  if (secret === undefined)
    throw new AppError('notFound', 'There are no jobs to run from outside: CRON_SECRET is not set.');
  if (!showsSecret(headers.get('authorization'), secret))
    throw new AppError('unauthenticated', 'Send the scheduler’s secret: Authorization: Bearer …');
}

const run = route(async ({ request }) => {
  requireSecret(request);
  const outcome = await runJobs();
  return json(outcome.failed.length > 0 ? 500 : 200, outcome);
});

/** Vercel Cron uses GET. */
export const GET = run;
export const POST = run;
