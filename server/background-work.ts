import { startBackgroundJobs } from '@/lib/operations/scheduled-jobs/start-jobs';
import { watchClock } from '@/lib/platform/clock/watch';
import type { Ongoing } from '@/lib/platform/jobs/repeat';
import { startMailWorker } from '@/lib/platform/mail/worker';
import { drawAhead } from '@/lib/publishing/share-pictures/draw-ahead';

interface WorkSettings {
  jobs: boolean;
  /** Renders a share picture ahead of time, if given. */
  draw: ((path: string) => Promise<void>) | undefined;
}

export function startWork({ jobs, draw }: WorkSettings): Ongoing {
  const work = [
    watchClock(),
    ...(jobs ? [startMailWorker(), startBackgroundJobs()] : []),
    ...(draw ? [drawAhead({ draw })] : []),
  ];
  return { stop: async () => void (await Promise.all(work.map(({ stop }) => stop()))) };
}
