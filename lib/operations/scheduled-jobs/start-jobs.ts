import { once } from 'node:events';
import { takeLease } from '@/lib/platform/db/lease';
import { repeat, repeatUnmeasured, type Ongoing } from '@/lib/platform/jobs/repeat';
import { JOBS } from './scheduled-jobs';
import { runJob } from './run-job';

/** Milliseconds between looks of a node that waits for the one that runs the jobs. */
const LOOK_MS = 5_000;
/** Milliseconds after which a run of a job starts no further item; the next one goes on. */
const RUN_MS = 10 * 60_000;

/** Runs the jobs while this node holds their lease. */
async function runWhileHeld(ending: AbortSignal): Promise<void> {
  const lease = await takeLease('jobs');
  if (!lease) return;
  const held = AbortSignal.any([ending, lease.lost]);
  const ongoing = JOBS.map((job) => repeat(job.name, job.every, (signal) => runJob(job, RUN_MS, signal)));
  if (!held.aborted) await once(held, 'abort');
  await Promise.all(ongoing.map(({ stop }) => stop()));
  await lease.giveBack();
}

/**
 * Runs all jobs, each at its interval, on one node at a time, until it is stopped. Another node takes over when the one that runs them
 * stops, or gives no sign of life for 20 s.
 */
export const startBackgroundJobs = (): Ongoing =>
  repeatUnmeasured('taking turns at jobs', LOOK_MS, runWhileHeld);
