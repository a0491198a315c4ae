import type { Types } from 'mongoose';
import { removeFile } from '@/lib/files/remove';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { InternshipModel } from '@/models/internship';
import { ResumeModel, type ResumeRecord } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';

async function removeResumes(userId: Types.ObjectId): Promise<void> {
  const resumes = await ResumeModel.find({ userId })
    .select('fileId')
    .lean<Pick<ResumeRecord, '_id' | 'fileId'>[]>();
  for (const { _id, fileId } of resumes) {
    await removeFile(fileId);
    await ResumeModel.deleteOne({ _id });
  }
}

/** What they sent and what was kept about them. */
async function removeBelongings(userId: Types.ObjectId): Promise<void> {
  await ApplicationModel.deleteMany({ userId });
  await removeResumes(userId);
  await AccountTokenModel.deleteMany({ userId });
  await ApplyClickModel.updateMany({ userId }, { $set: { userId: null } });
}

/** What they offered: listings close at once, what waits for a decision is withdrawn. */
async function endOffers(employerId: Types.ObjectId): Promise<void> {
  const now = new Date();
  await InternshipModel.updateMany(
    { employerId, applicationDeadline: { $gt: now } },
    { $set: { applicationDeadline: now } },
  );
  await SubmissionModel.updateMany(
    { submittedBy: employerId, status: 'pending' },
    { $set: { status: 'withdrawn' } },
  );
}

/**
 * Removes a user who was deactivated first, with resumes, files, applications and tokens; closes their listings and withdraws
 * what they submitted. The record goes last, so that what a crash cut short can be asked for again; what was still under way
 * when it went is cleared after it.
 */
export async function eraseUser(user: Pick<UserRecord, '_id' | 'picture'>): Promise<void> {
  await removeBelongings(user._id);
  await endOffers(user._id);
  if (user.picture) await removeFile(user.picture.fileId);
  await UserModel.deleteOne({ _id: user._id });
  await removeBelongings(user._id);
  await endOffers(user._id);
}
