import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { fingerprintOf } from './fingerprint';

const BATCH = 500;
const MISSING = { fingerprint: null as unknown as string };

type Known = Pick<
  InternshipRecord,
  '_id' | 'title' | 'company' | 'location' | 'county' | 'applicationDeadline'
>;

export const countWithoutFingerprint = (): Promise<number> => InternshipModel.countDocuments(MISSING).exec();

export async function refreshFingerprints(): Promise<void> {
  for (;;) {
    const listings = await InternshipModel.find(MISSING)
      .limit(BATCH)
      .select('title company location county applicationDeadline')
      .lean<Known[]>();
    if (listings.length === 0) return;
    const updates = listings.map((listing) => ({
      updateOne: {
        filter: { _id: listing._id, ...MISSING },
        update: { $set: { fingerprint: fingerprintOf(listing) } },
        timestamps: false,
      },
    }));
    await InternshipModel.bulkWrite(updates);
  }
}
