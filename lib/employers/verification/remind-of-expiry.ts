import type { QueryFilter } from 'mongoose';
import { VERIFICATION_DAYS } from '@/lib/operations/reminders/reminder-days';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { DAY_MS } from '@/lib/platform/format/nairobi';
import { EmployerModel, type EmployerRecord } from '@/models/employer';
import { expiryTemplate } from './mail-templates';
import { tellOwners } from './verification';

/** Reminds owners once before a verification or domain confirmation expires. Safe on several nodes. */
export function remindOfExpiry(now: Date, signal?: AbortSignal): Promise<number> {
  const due = {
    'verification.until': { $gt: now, $lte: new Date(now.getTime() + VERIFICATION_DAYS * DAY_MS) },
    'verification.remindedAt': null,
  };
  return forEachItem({
    job: 'reminding of verifications that end',
    items: EmployerModel.find(due)
      .sort({ 'verification.until': 1 })
      .select('_id')
      .lean<Pick<EmployerRecord, '_id'>[]>()
      .cursor(),
    act: ({ _id }) => withTransaction(() => remind({ ...due, _id }, now)),
    signal,
  });
}

async function remind(due: QueryFilter<EmployerRecord>, now: Date): Promise<boolean> {
  const employer = await EmployerModel.findOneAndUpdate(due, {
    $set: { 'verification.remindedAt': now },
  }).lean<EmployerRecord>();
  if (!employer?.verification) return false;
  const { name } = employer;
  const { domain, until } = employer.verification;
  await tellOwners(employer, (to) => expiryTemplate(to, { name, domain, until }));
  return true;
}
