import type { Types } from 'mongoose';
import { REPORT_REASONS, type ReportReason } from '@/lib/platform/core/vocabulary';
import { ReportModel } from '@/models/report';
import { UNDECIDED } from './independent';

/** Matches the reports of a listing that wait for a decision. */
export const undecidedOf = (internshipId: Types.ObjectId) => ({ internshipId, state: { $in: UNDECIDED } });

/** The worst reason of these reports; undefined if there are none. */
export async function worstReason(internshipId: Types.ObjectId): Promise<ReportReason | undefined> {
  const reasons = await ReportModel.distinct('reason', undecidedOf(internshipId));
  return REPORT_REASONS.find((reason) => reasons.includes(reason));
}
