import { withTimeLimit } from '@/lib/platform/db/time-limits';
import { jobRan } from '@/lib/platform/monitoring/events';

/** Runs a job once, with the query time limit for jobs, and measures its duration and outcome. */
export async function measured<T>(name: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const ran = (failed: boolean) => jobRan(name, (performance.now() - begun) / 1_000, failed);
  try {
    const result = await withTimeLimit('job', work);
    ran(false);
    return result;
  } catch (error) {
    ran(true);
    throw error;
  }
}
