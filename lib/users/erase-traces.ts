import type { Types } from 'mongoose';
import { NOBODY } from '@/lib/audit/record';
import { filesBucket } from '@/lib/files/bucket';
import { removeFile } from '@/lib/files/remove';
import { refreshAuditBeginnings } from '@/lib/search/refresh-beginnings';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { ImportModel } from '@/models/import';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SubmissionModel } from '@/models/submission';
import { UserModel, type UserRecord } from '@/models/user';
import { leaveListings } from './leave-listings';
import { addressesOf } from './redaction';

/**
 * Removes what is kept of a user besides the record itself; what others need of it stays without the person.
 * Takes the user, and the id under which the audit log goes on telling the account from others.
 */
export async function eraseTraces(user: UserRecord, pseudonym: Types.ObjectId): Promise<void> {
  const userId = user._id;
  await ApplicationModel.deleteMany({ userId });
  await ApplyClickModel.updateMany({ userId }, { $set: { userId: null } });
  await ResumeModel.deleteMany({ userId });
  await ResumeDownloadModel.deleteMany({ ownerId: userId });
  await ResumeDownloadModel.updateMany({ by: userId }, { $set: { by: null } });
  await AccountTokenModel.deleteMany({ userId });
  await ImportModel.deleteMany({ by: userId });
  await leaveListings(user);
  await eraseAuthorship(userId);
  await eraseDeeds(userId, pseudonym);
  await eraseMails(addressesOf(user));
  await eraseFiles(userId);
}

async function eraseAuthorship(id: Types.ObjectId): Promise<void> {
  await InternshipModel.updateMany({ createdBy: id }, { $set: { createdBy: null } });
  await UserModel.updateMany({ createdBy: id }, { $set: { createdBy: null } });
  await SubmissionModel.updateMany({ 'decision.by': id }, { $set: { 'decision.by': null } });
}

/** What was done stays noted, under an id that leads to nobody. */
async function eraseDeeds(id: Types.ObjectId, pseudonym: Types.ObjectId): Promise<void> {
  await AuditEntryModel.updateMany(
    { actorId: id },
    { $set: { actorId: pseudonym, actorName: NOBODY }, $unset: { beginnings: 1 } },
  );
  await AuditEntryModel.updateMany(
    { 'target.id': id },
    {
      $set: { 'target.id': pseudonym, 'target.label': NOBODY, before: null, after: null },
      $unset: { beginnings: 1 },
    },
  );
  await refreshAuditBeginnings();
}

/** Mails to the person, and those they sent once they were delivered. */
async function eraseMails(addresses: string[]): Promise<void> {
  await MailModel.deleteMany({ to: { $in: addresses } });
  await MailModel.deleteMany({ replyTo: { $in: addresses }, state: { $in: ['sent', 'failed'] } });
}

async function eraseFiles(ownerId: Types.ObjectId): Promise<void> {
  const files = (await filesBucket()).find({ 'metadata.ownerId': ownerId });
  for await (const { _id } of files) await removeFile(_id);
}
