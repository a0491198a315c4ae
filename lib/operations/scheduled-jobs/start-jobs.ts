import { once } from 'node:events';
import { takeLease } from '@/lib/platform/db/lease';
import { repeat, repeatUnmeasured, type Ongoing } from '@/lib/platform/jobs/repeat';
import { JOBS } from './scheduled-jobs';
import { runJob } from './run-job';

/** Milliseconds between checks by a node that waits for the lease. */
const LOOK_MS = 5_000;
/** Milliseconds after which a run of a job starts no further item. The next run continues. */
const RUN_MS = 10 * 60_000;

async function runWhileHeld(ending: AbortSignal): Promise<void> {
  const lease = await takeLease('jobs');
  if (!lease) return;
  const held = AbortSignal.any([ending, lease.lost]);
  const ongoing = JOBS.map((job) => repeat(job.name, job.every, (signal) => runJob(job, RUN_MS, signal)));
  if (!held.aborted) await once(held, 'abort');
  await Promise.all(ongoing.map(({ stop }) => stop()));
  await lease.giveBack();
}

/** Runs all jobs on one node at a time. Another node takes over when that node stops or has sent no heartbeat for 20 s. */
export const startBackgroundJobs = (): Ongoing =>
  repeatUnmeasured('taking turns at jobs', LOOK_MS, runWhileHeld);
