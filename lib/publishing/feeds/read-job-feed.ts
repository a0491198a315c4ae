import { listOpenInFull } from '@/lib/internships/listings/list-open-in-full';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { writeJobFeed } from './write-job-feed';

/** About 10 MB. Aggregators keep listings they already have until the expiration date. */
const MAX_LISTINGS = 5_000;

export const JOB_FEED = '/feeds/jobs.xml';

export const readJobFeed = async ({ addressOf }: { addressOf: AddressOf }): Promise<string> =>
  writeJobFeed(await listOpenInFull({ limit: MAX_LISTINGS }), { addressOf, now: new Date() });
