import type { Types } from 'mongoose';
import { EmployerModel } from '@/models/employer';
import { InternshipModel, type InternshipRecord } from '@/models/internship';
import { SubmissionModel, type SubmissionRecord } from '@/models/submission';
import { UserModel } from '@/models/user';
import { createEmployer } from '@/lib/employers/records/create-employer';

/** The company of this account's newest listing, or undefined. */
async function lastName(userId: Types.ObjectId): Promise<string | undefined> {
  const listing = await InternshipModel.findOne({ employerId: userId })
    .sort({ createdAt: -1 })
    .select('company')
    .lean<Pick<InternshipRecord, 'company'>>();
  if (listing) return listing.company;
  const submission = await SubmissionModel.findOne({ submittedBy: userId })
    .sort({ createdAt: -1 })
    .select('company')
    .lean<Pick<SubmissionRecord, 'company'>>();
  return submission?.company;
}

async function* accountsWithoutEmployer(): AsyncGenerator<{ _id: Types.ObjectId; name: string }> {
  const accounts = UserModel.find({ role: 'employer' })
    .select('_id')
    .lean<{ _id: Types.ObjectId }[]>()
    .cursor();
  for await (const { _id } of accounts) {
    if (await EmployerModel.exists({ 'members.userId': _id })) continue;
    const name = await lastName(_id);
    if (name !== undefined) yield { _id, name };
  }
}

export async function countWithoutEmployer(): Promise<number> {
  let count = 0;
  for await (const account of accountsWithoutEmployer()) if (account.name) count += 1;
  return count;
}

/**
 * Creates unverified employers for all accounts that posted. Changes nothing else, so dropping the collection undoes it.
 * Idempotent.
 */
export async function giveEmployers(): Promise<void> {
  for await (const { _id, name } of accountsWithoutEmployer())
    await createEmployer({ name, kind: 'company' }, _id, new Date());
}
