import { unstable_rethrow } from 'next/navigation';
import { log } from '@/lib/platform/log/log';

/** What a verb gives, or undefined (and a line in the log) where it failed: the page then says so and offers another try. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (err) {
    unstable_rethrow(err);
    log.error({ err }, 'a part of the dashboard could not be loaded');
    return undefined;
  }
}
