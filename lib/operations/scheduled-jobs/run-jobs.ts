import { counter } from '@/lib/platform/rate-limit/counter';
import { takeLease } from '@/lib/platform/db/lease';
import { sendDueMails } from '@/lib/platform/mail/worker';
import { log } from '@/lib/platform/log/log';
import { ItemsFailed } from '@/lib/platform/jobs/for-each-item';
import { measured } from '@/lib/platform/jobs/measured';
import { JOBS, type Job } from './scheduled-jobs';
import { runJob } from './run-job';

/** Milliseconds after which a run starts nothing new. It finishes the current item. */
const RUN_MS = 40_000;

/** A due job runs once per interval, no matter which node is called. */
const ALL = 'all';
const turnOf = ({ name, every }: Job) =>
  counter({ name: `job ${name}`, points: 1, seconds: Math.ceil(every / 1_000) });

const MAILS: Job = { name: 'mail worker', every: 0, work: sendDueMails };

export interface JobsRun {
  done: string[];
  /** Failed jobs, and jobs with failed items. The log has the errors. */
  failed: string[];
}

/** Runs a job if it is due. If the job fails, it is due again immediately. */
async function run(job: Job, until: number, signal: AbortSignal, { done, failed }: JobsRun): Promise<void> {
  const turn = job.every > 0 ? turnOf(job) : undefined;
  try {
    if ((await turn?.add(ALL))?.isOver) return;
    await measured(job.name, () => runJob(job, Math.max(0, until - performance.now()), signal));
    done.push(job.name);
  } catch (error) {
    if (!(error instanceof ItemsFailed)) log.error({ err: error }, job.name);
    failed.push(job.name);
    await turn?.clear(ALL);
  }
}

/**
 * Sends due e-mails, and runs due jobs unless another node does. For hosts without a long-running process. Takes at most a
 * minute, and is safe in parallel. The database must be connected.
 */
export async function runJobs(): Promise<JobsRun> {
  const until = performance.now() + RUN_MS;
  const outcome: JobsRun = { done: [], failed: [] };
  await run(MAILS, until, new AbortController().signal, outcome);
  const lease = await takeLease('jobs');
  if (!lease) return outcome;
  try {
    for (const job of JOBS) {
      if (performance.now() > until || lease.lost.aborted) break;
      await run(job, until, lease.lost, outcome);
    }
  } finally {
    await lease.giveBack();
  }
  return outcome;
}
