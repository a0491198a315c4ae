import { unstable_rethrow } from 'next/navigation';
import { log } from '@/lib/platform/log/log';

/** Returns undefined and logs the error if `work` fails, so that the page can report it and offer a retry. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (err) {
    unstable_rethrow(err);
    log.error({ err }, 'part of the dashboard not loaded');
    return undefined;
  }
}
