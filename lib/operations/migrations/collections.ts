import type { Model } from 'mongoose';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { AuditEntryModel } from '@/models/audit-entry';
import { CareerModel } from '@/models/career';
import { DataRequestModel } from '@/models/data-request';
import { DraftModel } from '@/models/draft';
import { EmployerModel } from '@/models/employer';
import { EmptySearchModel } from '@/models/empty-search';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { IdentityModel } from '@/models/identity';
import { ImportModel } from '@/models/import';
import { InternshipModel } from '@/models/internship';
import { JobItemModel } from '@/models/job-item';
import { ListingViewModel } from '@/models/listing-view';
import { MailModel } from '@/models/mail';
import { MarkModel } from '@/models/mark';
import { MigrationModel } from '@/models/migration';
import { NodeModel } from '@/models/node';
import { PageViewModel } from '@/models/page-view';
import { PendingFileModel } from '@/models/pending-file';
import { RateLimitModel } from '@/models/rate-limit';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { SecondFactorModel } from '@/models/second-factor';
import { SessionModel } from '@/models/session';
import { SharePictureModel } from '@/models/share-picture';
import { SiteSettingsModel } from '@/models/site-settings';
import { SubmissionModel } from '@/models/submission';
import { RecallModel } from '@/models/recall';
import { ReportModel } from '@/models/report';
import { AlertModel } from '@/models/alert';
import { SavedModel } from '@/models/saved';
import { SynonymModel } from '@/models/synonym';
import { UserDeletionModel } from '@/models/user-deletion';
import { UserModel } from '@/models/user';
import { connect } from '@/lib/platform/db/connection';

/** Every collection of the product, except the file collections. */
export const models = [
  AccountTokenModel,
  ApplicationModel,
  ApplyClickModel,
  AuditEntryModel,
  CareerModel,
  DataRequestModel,
  DraftModel,
  EmployerModel,
  EmptySearchModel,
  IdempotencyKeyModel,
  IdentityModel,
  ImportModel,
  InternshipModel,
  JobItemModel,
  ListingViewModel,
  MailModel,
  MarkModel,
  MigrationModel,
  NodeModel,
  PageViewModel,
  PendingFileModel,
  RateLimitModel,
  RecallModel,
  ReportModel,
  ResumeModel,
  ResumeDownloadModel,
  AlertModel,
  SavedModel,
  SecondFactorModel,
  SessionModel,
  SharePictureModel,
  SiteSettingsModel,
  SubmissionModel,
  SynonymModel,
  UserDeletionModel,
  UserModel,
] as Pick<
  Model<unknown>,
  'modelName' | 'createCollection' | 'createIndexes' | 'diffIndexes' | 'collection'
>[];

/** Creates the database driver's indexes for files, so that the first upload does not have to wait for them. */
async function makeFileIndexes(): Promise<void> {
  const { connection } = await connect();
  await connection.collection('files.files').createIndex({ filename: 1, uploadDate: 1 });
  await connection.collection('files.files').createIndex({ 'metadata.ownerId': 1 });
  await connection.collection('files.chunks').createIndex({ files_id: 1, n: 1 }, { unique: true });
}

export interface IndexChange {
  collection: string;
  /** The names of indexes that are no longer used. */
  unused: string[];
  /** The fields of missing indexes. */
  missing: string[];
}

const fieldsOf = (index: unknown): string =>
  Object.entries(index as Record<string, unknown>)
    .map(([field, direction]) => `${field}: ${String(direction)}`)
    .join(', ');

/** Compares the database's indexes with those of this version. Changes nothing. */
export async function planIndexes(): Promise<IndexChange[]> {
  await connect();
  const changes: IndexChange[] = [];
  for (const model of models) {
    const { toDrop, toCreate } = await model.diffIndexes();
    changes.push({
      collection: model.collection.name,
      unused: toDrop.map(String),
      missing: toCreate.map(fieldsOf),
    });
  }
  return changes.filter(({ unused, missing }) => unused.length + missing.length > 0);
}

export async function makeIndexes(): Promise<void> {
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
  }
  await makeFileIndexes();
}

export async function dropUnusedIndexes(changes: readonly IndexChange[]): Promise<void> {
  for (const model of models) {
    const change = changes.find(({ collection }) => collection === model.collection.name);
    for (const name of change?.unused ?? []) await model.collection.dropIndex(name);
  }
}
