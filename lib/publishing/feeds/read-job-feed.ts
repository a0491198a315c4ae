import { listOpenInFull } from '@/lib/internships/listings/list-open-in-full';
import type { AddressOf } from '@/lib/publishing/structured-data/json-ld';
import { writeJobFeed } from './write-job-feed';

/** Listings in the feed, the newest: about 10 MB. Aggregators keep those that they know until the expiration date. */
const MAX_LISTINGS = 5_000;

/** The path of the feed for job aggregators. */
export const JOB_FEED = '/feeds/jobs.xml';

/** The open listings for job aggregators, as XML. */
export const readJobFeed = async ({ addressOf }: { addressOf: AddressOf }): Promise<string> =>
  writeJobFeed(await listOpenInFull({ limit: MAX_LISTINGS }), { addressOf, now: new Date() });
