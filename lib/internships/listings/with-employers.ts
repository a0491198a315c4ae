import { readBadges } from '@/lib/employers/verification/employer-summaries';
import type { InternshipRecord } from '@/models/internship';
import { toPublic, toSummary, type InternshipSummary, type PublicInternship } from './mapper';
import type { SummaryRecord } from './summary-fields';

export async function toSummaries(
  records: readonly SummaryRecord[],
  now: Date,
): Promise<InternshipSummary[]> {
  const badges = await readBadges(
    records.map(({ employer }) => employer),
    now,
  );
  return records.map((record) => ({
    ...toSummary(record, now),
    employer: badges.of(record.employer, record.company),
  }));
}

export async function toPublicWithEmployer(record: InternshipRecord, now: Date): Promise<PublicInternship> {
  const badges = await readBadges([record.employer], now);
  return {
    ...toPublic(record, now),
    employer: badges.of(record.employer, record.company),
    ...(badges.isPaused(record.employer) && { paused: true }),
  };
}
