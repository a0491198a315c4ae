import { connect } from '@/lib/db';
import { InternshipModel } from '@/models/internship';
import { dependsOnListings } from './freshness';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

/** As many as the carousel holds. */
const MOST_FEATURED = 7;

/** The open featured listings, newest first, at most 7. */
export async function listFeaturedInternships(): Promise<InternshipSummary[]> {
  await connect();
  const now = new Date();
  await dependsOnListings(now);
  const records = await InternshipModel.find({ isFeatured: true, ...live(now) })
    .sort({ createdAt: -1 })
    .limit(MOST_FEATURED)
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  return records.map((record) => toSummary(record, now));
}
