import { connect } from '@/lib/platform/db/connection';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { cacheTagEmployerList } from '@/lib/employers/records/invalidate-employer';
import { verified } from '@/lib/employers/records/badge';
import { employerPath } from '@/lib/employers/records/mapper';

/** Lists the pages of verified employers with the time of their last change (ISO 8601, UTC), newest first. */
export async function listVerifiedAddresses(input: {
  limit: number;
}): Promise<{ path: string; updatedAt: AnsweredMoment }[]> {
  await connect();
  const now = new Date();
  await cacheTagEmployerList(now);
  const records = await EmployerModel.find(verified(now))
    .sort({ createdAt: -1 })
    .limit(input.limit)
    .select('slug updatedAt')
    .lean<Pick<EmployerRecord, 'slug' | 'updatedAt'>[]>();
  return records.map((record) => ({
    path: employerPath(record),
    updatedAt: answeredMoment(record.updatedAt),
  }));
}
