import type { Types } from 'mongoose';
import { employerGoneTemplate } from '@/lib/employers/verification/mail-templates';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { lockApplicants } from './lock-applicants';

type Waiting = Pick<ApplicationRecord, '_id' | 'userId' | 'internshipId'>;

/** Ends unanswered applications to a deleted employer as "no answer", and e-mails the applicants. Call it in a transaction. */
export async function endReceived(employer: Types.ObjectId, limit: number): Promise<number> {
  const waiting = await ApplicationModel.find({ employer, status: { $in: UNANSWERED_STATUSES } })
    .select('userId internshipId')
    .limit(limit)
    .lean<Waiting[]>();
  if (waiting.length === 0) return 0;
  const step = { status: 'no answer' as const, at: new Date(), by: null };
  await ApplicationModel.updateMany(
    { _id: { $in: waiting.map(({ _id }) => _id) } },
    { $set: { status: step.status }, $push: { history: step } },
  );
  const told = await lockApplicants(waiting);
  await enqueueAll(told.map(({ person, listing }) => employerGoneTemplate(person, listing)));
  return waiting.length;
}
