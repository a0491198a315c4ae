import { connect } from '@/lib/platform/db/connection';
import { TIME_LIMITS_MS } from '@/lib/platform/db/time-limits';
import { Slices } from '@/lib/platform/core/slices';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { cacheTagListings } from './invalidate-listing';
import { toPublic, type PublicInternship } from './mapper';
import { openFilter } from './open-status';

const BATCH = 200;

/** The open listings with their texts, newest first. */
export async function listOpenInFull({ limit }: { limit: number }): Promise<PublicInternship[]> {
  await connect();
  const now = new Date();
  await cacheTagListings(now);
  const slices = new Slices();
  const listings: PublicInternship[] = [];
  const cursor = InternshipModel.find(openFilter(now))
    .sort({ createdAt: -1 })
    .limit(limit)
    .lean<InternshipRecord[]>()
    .setOptions({ maxTimeMS: TIME_LIMITS_MS.command })
    .cursor({ batchSize: BATCH });
  for await (const record of cursor as AsyncIterable<InternshipRecord>) {
    listings.push(toPublic(record, now));
    await slices.pause();
  }
  return listings;
}
