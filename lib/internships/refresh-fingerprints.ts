import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { fingerprintOf } from './fingerprint';

const BATCH = 500;

type Known = Pick<
  InternshipRecord,
  '_id' | 'title' | 'company' | 'location' | 'county' | 'applicationDeadline'
>;

/** Gives listings that were written without one their fingerprint. */
export async function refreshFingerprints(): Promise<void> {
  for (;;) {
    const listings = await InternshipModel.find({ fingerprint: null })
      .limit(BATCH)
      .select('title company location county applicationDeadline')
      .lean<Known[]>();
    if (listings.length === 0) return;
    const updates = listings.map((listing) => ({
      updateOne: {
        filter: { _id: listing._id, fingerprint: null },
        update: { $set: { fingerprint: fingerprintOf(listing) } },
        timestamps: false,
      },
    }));
    await InternshipModel.bulkWrite(updates);
  }
}
