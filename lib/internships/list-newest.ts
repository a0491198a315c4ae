import { connect } from '@/lib/db';
import { InternshipModel } from '@/models/internship';
import { dependsOnListings } from './freshness';
import { toSummary, type InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { live } from './visibility';

/** The newest open listings, of one industry (1–16) or of all, at most `limit`. */
export async function listNewestInternships(input: {
  industryId?: number;
  limit: number;
}): Promise<InternshipSummary[]> {
  await connect();
  const now = new Date();
  const { limit, ...ofIndustry } = input;
  await dependsOnListings(now, input.industryId);
  const records = await InternshipModel.find({ ...ofIndustry, ...live(now) })
    .sort({ createdAt: -1 })
    .limit(limit)
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  return records.map((record) => toSummary(record, now));
}
