import type { Types } from 'mongoose';
import { filesBucket } from '@/lib/files/bucket';
import { removeFile } from '@/lib/files/remove';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeModel } from '@/models/resume';
import { SubmissionModel } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';

/** What stands where the name of a deleted person stood. */
export const NOBODY = 'Deleted account';

/** Removes what is kept of a user besides the record itself; what others need of it stays without the person. */
export async function eraseTraces(user: UserRecord): Promise<void> {
  const userId = user._id;
  await ApplicationModel.deleteMany({ userId });
  await ApplyClickModel.updateMany({ userId }, { $set: { userId: null } });
  await ResumeModel.deleteMany({ userId });
  await AccountTokenModel.deleteMany({ userId });
  await SubmissionModel.deleteMany({ submittedBy: userId });
  await closeListings(userId);
  await eraseAuthorship(userId);
  await eraseMails(user);
  await eraseFiles(userId);
}

/** The listings of an employer take no more applications; those that were sent stay with the graduates who sent them. */
async function closeListings(employerId: Types.ObjectId): Promise<void> {
  const now = new Date();
  await InternshipModel.updateMany(
    { employerId, applicationDeadline: { $gt: now } },
    { $set: { applicationDeadline: now } },
  );
  await InternshipModel.updateMany({ employerId }, { $set: { employerId: null }, $unset: { mails: 1 } });
  await ApplicationModel.updateMany(
    { employerId },
    { $set: { employerId: null, 'history.$[step].by': null } },
    { arrayFilters: [{ 'step.by': employerId }] },
  );
}

async function eraseAuthorship(id: Types.ObjectId): Promise<void> {
  await InternshipModel.updateMany({ createdBy: id }, { $set: { createdBy: null } });
  await UserModel.updateMany({ createdBy: id }, { $set: { createdBy: null } });
  await AuditEntryModel.updateMany({ actorId: id }, { $set: { actorName: NOBODY } });
  await AuditEntryModel.updateMany(
    { 'target.id': id },
    { $set: { 'target.label': NOBODY, before: null, after: null } },
  );
}

/** Mails to the person, and those they sent once they were delivered. */
async function eraseMails({ email, pendingEmail }: UserRecord): Promise<void> {
  const addresses = pendingEmail === null ? [email] : [email, pendingEmail];
  await MailModel.deleteMany({ to: { $in: addresses } });
  await MailModel.deleteMany({ replyTo: { $in: addresses }, state: { $in: ['sent', 'failed'] } });
}

async function eraseFiles(ownerId: Types.ObjectId): Promise<void> {
  const files = (await filesBucket()).find({ 'metadata.ownerId': ownerId });
  for await (const { _id } of files) await removeFile(_id);
}
