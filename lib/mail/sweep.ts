import { Types } from 'mongoose';
import { ApplicationModel } from '@/models/application';
import { InternshipModel } from '@/models/internship';
import { SubmissionModel } from '@/models/submission';
import { UserModel } from '@/models/user';
import { moveMails } from './queue';

/** The smallest id there is: every document with a waiting mail has a larger one in it. */
const SMALLEST = new Types.ObjectId('000000000000000000000000');

/** Queues what waits in documents whose writer died before it could. */
export async function sweep(): Promise<void> {
  const waiting = { 'mails._id': { $gt: SMALLEST } };
  for (const { _id } of await UserModel.find(waiting).select('_id').lean()) await moveMails(UserModel, _id);
  for (const { _id } of await ApplicationModel.find(waiting).select('_id').lean())
    await moveMails(ApplicationModel, _id);
  for (const { _id } of await InternshipModel.find(waiting).select('_id').lean())
    await moveMails(InternshipModel, _id);
  for (const { _id } of await SubmissionModel.find(waiting).select('_id').lean())
    await moveMails(SubmissionModel, _id);
}
