import type { Model } from 'mongoose';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { ImportModel } from '@/models/import';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { MarkModel } from '@/models/mark';
import { PendingFileModel } from '@/models/pending-file';
import { RateLimitModel } from '@/models/rate-limit';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SearchWordModel } from '@/models/search-word';
import { SharePictureModel } from '@/models/share-picture';
import { SubmissionModel } from '@/models/submission';
import { UserDeletionModel } from '@/models/user-deletion';
import { UserModel } from '@/models/user';
import { refuseHalfRestored } from './half-restored';
import { connect, patiently } from '@/lib/platform/db/db';
import { refreshFingerprints } from '@/lib/internships/refresh-fingerprints';
import { dateWords } from '@/lib/internships/keep-search-words';
import { moveKeptMails } from './move-kept-mails';
import { refreshPrefixes } from '@/lib/search/refresh-prefixes';
import { refreshTerms } from '@/lib/search/refresh-terms';
import { refuseStandalone } from '@/lib/platform/db/standalone';
import { finishInterruptedApprovals } from '@/lib/submissions/finish-approvals';

/** Every collection the product keeps, but for the files. */
export const models = [
  AccountTokenModel,
  ApplicationModel,
  ApplyClickModel,
  AuditEntryModel,
  ImportModel,
  InternshipModel,
  MailModel,
  MarkModel,
  PendingFileModel,
  RateLimitModel,
  ResumeModel,
  ResumeDownloadModel,
  SearchWordModel,
  SharePictureModel,
  SubmissionModel,
  UserDeletionModel,
  UserModel,
] as Pick<
  Model<unknown>,
  'modelName' | 'createCollection' | 'createIndexes' | 'diffIndexes' | 'collection'
>[];

/** What the driver would make on the first upload; made here so that no upload waits for it. */
async function prepareFiles(database: Awaited<ReturnType<typeof connect>>): Promise<void> {
  const { connection } = database;
  await connection.collection('files.files').createIndex({ filename: 1, uploadDate: 1 });
  await connection.collection('files.files').createIndex({ 'metadata.ownerId': 1 });
  await connection.collection('files.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
}

/**
 * Connects and makes every collection and index that is not there yet, and what listings and users are found by; finishes what an earlier version left.
 * Several processes may do it at once, and again.
 * Throws AppError `unavailable` when the database does not answer, `conflict` where it is a standalone server.
 */
export async function prepareDatabase(): Promise<void> {
  const database = await connect();
  refuseStandalone((await database.connection.db?.admin().command({ hello: 1 })) ?? {});
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
  await prepareFiles(database);
  await dateWords(new Date());
  await refreshTerms();
  await refreshPrefixes();
  await refreshFingerprints();
  await finishInterruptedApprovals();
  await moveKeptMails();
}

/**
 * The same for a service that starts: however long the database takes to make an index, it is waited for, and then the process
 * connects with the limits of a service. Throws AppError `unavailable`, or `conflict` where a restore was broken off.
 */
export async function prepareService(): Promise<void> {
  await patiently(async () => {
    await refuseHalfRestored();
    await prepareDatabase();
  });
  await connect();
}
