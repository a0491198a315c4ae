import { counter } from '@/lib/platform/rate-limit/counter';
import { sendDueMails } from '@/lib/platform/mail/worker';
import { log } from '@/lib/platform/log/log';
import { jobRan } from '@/lib/platform/monitoring/events';
import { JOBS, type Job } from './background-jobs';

/** Milliseconds after which a run starts no further work; it finishes the current piece. */
const RUN_MS = 40_000;

/** The first node that claims a due job runs it. */
const ALL = 'all';
const turnOf = ({ name, every }: Job) =>
  counter({ name: `job ${name}`, points: 1, seconds: Math.ceil(every / 1_000) });

const MAILS: Job = { name: 'mail worker', every: 0, work: sendDueMails };

/** Runs a job if it is due. Gives whether it was. A failed job is due again at once. */
async function runIfDue(job: Job, signal: AbortSignal): Promise<boolean> {
  const turn = job.every > 0 ? turnOf(job) : undefined;
  if ((await turn?.add(ALL))?.isOver) return false;
  const begun = performance.now();
  const ran = (failed: boolean) => jobRan(job.name, (performance.now() - begun) / 1_000, failed);
  try {
    await job.work(signal);
    ran(false);
    return true;
  } catch (error) {
    ran(true);
    await turn?.clear(ALL);
    throw error;
  }
}

export interface JobsRun {
  /** Names of the jobs that ran. */
  done: string[];
  /** Names of those that failed; the log has the errors. */
  failed: string[];
}

/**
 * One run of the background work of a service: sends due mails and runs due jobs. For hosts without a
 * long-lived process. Takes at most a minute, and may run any number of times in parallel. The database must be
 * connected.
 */
export async function runJobs(): Promise<JobsRun> {
  const signal = AbortSignal.timeout(RUN_MS);
  const run: JobsRun = { done: [], failed: [] };
  for (const job of [MAILS, ...JOBS]) {
    if (signal.aborted) break;
    try {
      if (await runIfDue(job, signal)) run.done.push(job.name);
    } catch (error) {
      log.error({ err: error }, job.name);
      run.failed.push(job.name);
    }
  }
  return run;
}
