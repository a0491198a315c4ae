import { counter } from '@/lib/platform/rate-limit/counter';
import { sendDueMails } from '@/lib/platform/mail/worker';
import { log } from '@/lib/platform/log/log';
import { jobRan } from '@/lib/platform/monitoring/events';
import { JOBS, type Job } from './background-jobs';

/** Milliseconds after which a run begins nothing more; what is at hand is finished. */
const RUN_MS = 40_000;

/** The first call in the time of a job does it, whichever node it reaches. */
const ALL = 'all';
const turnOf = ({ name, every }: Job) =>
  counter({ name: `job ${name}`, points: 1, seconds: Math.ceil(every / 1_000) });

const MAILS: Job = { name: 'mail worker', every: 0, work: sendDueMails };

/** Gives whether it was its turn; a job that fails is due again at once. */
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
  /** Names of the jobs that were due and are done. */
  done: string[];
  /** Names of those that failed; the log says why. */
  failed: string[];
}

/**
 * Does once what the processes of a service do all the time: sends the mails that are due, and does each job whose time has come. For
 * hosts where no process lives long. Takes no more than a minute, and may run any number of times at once. The database must be connected.
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
