import { connect } from '@/lib/platform/db/connection';
import { lookupKey } from '@/lib/platform/db/lookup-key';
import { AppError } from '@/lib/platform/core/errors';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { cacheTagEmployers } from '@/lib/employers/records/invalidate-employer';
import { toPublicEmployer, type PublicEmployer } from '@/lib/employers/records/mapper';
import { EMPLOYER_NOT_FOUND } from '@/lib/employers/records/messages';

/** Throws 404 for an unknown employer or one without a name. */
export async function readEmployer(input: { slug: string }): Promise<{ employer: PublicEmployer }> {
  await connect();
  const record = await EmployerModel.findOne({ slug: lookupKey(input.slug) }).lean<EmployerRecord>();
  if (!record || record.name === '') throw new AppError('notFound', EMPLOYER_NOT_FOUND);
  const now = new Date();
  await cacheTagEmployers([record._id], now);
  return { employer: toPublicEmployer(record, now) };
}
