import type { Types } from 'mongoose';
import { REPORT_REASONS, type ReportReason } from '@/lib/platform/core/vocabulary';
import { ReportModel } from '@/models/report';
import { UNDECIDED } from './independent';

export const undecidedOf = (internshipId: Types.ObjectId) => ({ internshipId, state: { $in: UNDECIDED } });

export async function worstReason(internshipId: Types.ObjectId): Promise<ReportReason | undefined> {
  for (const reason of REPORT_REASONS)
    if (await ReportModel.exists({ ...undecidedOf(internshipId), reason })) return reason;
  return undefined;
}
