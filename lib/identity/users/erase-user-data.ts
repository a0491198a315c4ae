/** Erasure of an account: deletes or anonymises its personal data, part by part. */

import type { Model, QueryFilter, Types, UpdateQuery } from 'mongoose';
import { NOBODY } from '@/lib/trust/audit/record';
import { withoutSalts } from '@/lib/trust/audit/seal';
import { UNANSWERED_STATUSES } from '@/lib/platform/core/vocabulary';
import { AccountTokenModel } from '@/models/account-token';
import { ApplicationModel } from '@/models/application';
import { ApplyClickModel } from '@/models/apply-click';
import { auditPrefixes, AuditEntryModel, type AuditEntryRecord } from '@/models/audit-entry';
import { CareerModel } from '@/models/career';
import { DataRequestModel } from '@/models/data-request';
import { DraftModel } from '@/models/draft';
import { IdempotencyKeyModel } from '@/models/idempotency-key';
import { IdentityModel } from '@/models/identity';
import { ImportModel } from '@/models/import';
import { InternshipModel } from '@/models/internship';
import { MailModel } from '@/models/mail';
import { RecallModel } from '@/models/recall';
import { ReportModel } from '@/models/report';
import { ResumeModel } from '@/models/resume';
import { ResumeDownloadModel } from '@/models/resume-download';
import { AlertModel } from '@/models/alert';
import { SecondFactorModel } from '@/models/second-factor';
import { SavedModel } from '@/models/saved';
import { SessionModel } from '@/models/session';
import { SubmissionModel } from '@/models/submission';
import type { UserDeletionRecord } from '@/models/user-deletion';
import { UserModel } from '@/models/user';
import { anonymiseListings, withdrawSubmissions } from './anonymise-listings';
import { endReceived } from './end-received';
import { addressesOf } from './redaction';

/** Documents of one kind per transaction. MongoDB advises fewer than 1,000 in total. */
const MAX_DOCUMENTS = 200;
/** Listings or submissions per transaction. A listing has about a hundred index entries. */
const MAX_LISTINGS = 50;

async function idsOf<T>(model: Model<T>, filter: QueryFilter<T>): Promise<unknown[]> {
  const found = await model.find(filter).select('_id').limit(MAX_DOCUMENTS).lean<{ _id: unknown }[]>();
  return found.map(({ _id }) => _id);
}

const among = <T>(ids: unknown[]) => ({ _id: { $in: ids } }) as QueryFilter<T>;

async function remove<T>(model: Model<T>, filter: QueryFilter<T>): Promise<number> {
  const ids = await idsOf(model, filter);
  if (ids.length > 0) await model.deleteMany(among<T>(ids));
  return ids.length;
}

async function update<T>(
  model: Model<T>,
  filter: QueryFilter<T>,
  change: UpdateQuery<T>,
  arrayFilters?: Record<string, unknown>[],
): Promise<number> {
  const ids = await idsOf(model, filter);
  if (ids.length > 0)
    await model.updateMany(among<T>(ids), change, { ...(arrayFilters && { arrayFilters }) });
  return ids.length;
}

/** Keeps audit entries of the person's actions under a pseudonym. */
async function anonymiseActor({ _id, pseudonym }: UserDeletionRecord): Promise<number> {
  const entries = await AuditEntryModel.find({ actorId: _id })
    .limit(MAX_DOCUMENTS)
    .lean<AuditEntryRecord[]>();
  return rewrite(entries, ['actor'], ({ target }) => ({
    actorId: pseudonym,
    actorName: NOBODY,
    prefixes: auditPrefixes({ actorName: NOBODY, target }),
  }));
}

/** Keeps audit entries about the person, without the details. */
async function anonymiseTarget({ _id, pseudonym }: UserDeletionRecord): Promise<number> {
  const entries = await AuditEntryModel.find({ 'target.id': _id })
    .limit(MAX_DOCUMENTS)
    .lean<AuditEntryRecord[]>();
  return rewrite(entries, ['target', 'changes'], ({ actorName, target }) => ({
    'target.id': pseudonym,
    'target.label': NOBODY,
    before: null,
    after: null,
    prefixes: auditPrefixes({ actorName, target: { ...target, label: NOBODY } }),
  }));
}

async function rewrite(
  entries: AuditEntryRecord[],
  parts: Parameters<typeof withoutSalts>,
  changeOf: (entry: AuditEntryRecord) => Record<string, unknown>,
): Promise<number> {
  if (entries.length === 0) return 0;
  const writes = entries.map((entry) => ({
    updateOne: {
      filter: { _id: entry._id },
      update: { $set: changeOf(entry), $unset: withoutSalts(...parts) },
    },
  }));
  await AuditEntryModel.bulkWrite(writes);
  return entries.length;
}

/** Deletes e-mails to this person except the most recent one, and delivered e-mails they sent. */
async function removeMails(addresses: string[]): Promise<number> {
  const received = await remove(MailModel, { to: { $in: addresses }, forgetOnceSent: { $ne: true } });
  const sent = await remove(MailModel, {
    replyTo: { $in: addresses },
    state: { $in: ['sent', 'failed'] },
  });
  return Math.max(received, sent);
}

/** Deletes their answered data requests. An open one stays: the law requires an answer. */
async function removeAnsweredRequests(
  { email }: UserDeletionRecord,
  userId: Types.ObjectId,
): Promise<number> {
  const state = { $in: ['answered', 'refused'] as const };
  const sent = await remove(DataRequestModel, { userId, state });
  const written = await remove(DataRequestModel, { email, state });
  return Math.max(sent, written);
}

type Step = (deletion: UserDeletionRecord, _id: Types.ObjectId) => Promise<number> | number;

const FORGET_STEPS = { 'history.$[step].by': null };
const FORGET_CONTACT = { 'interview.contact': '', 'interview.phone': '' };
const FORGET_POSTER = { $set: { postedBy: null }, $unset: { employerId: '' } };

/** The user record comes first. Each step changes up to MAX_DOCUMENTS of one kind and returns how many. */
const STEPS: Step[] = [
  (_, _id) => remove(UserModel, { _id }),
  (_, userId) => remove(ApplicationModel, { userId }),
  (_, userId) => update(ApplyClickModel, { userId }, { $set: { userId: null } }),
  (_, userId) => remove(ResumeModel, { userId }),
  (_, ownerId) => remove(ResumeDownloadModel, { ownerId }),
  (_, by) => update(ResumeDownloadModel, { by }, { $set: { by: null } }),
  (_, userId) => remove(SavedModel, { userId }),
  (_, userId) => remove(AlertModel, { userId }),
  (_, userId) => remove(DraftModel, { userId }),
  (_, _id) => remove(CareerModel, { _id }),
  (_, userId) => remove(AccountTokenModel, { userId }),
  (_, userId) => remove(IdentityModel, { userId }),
  (_, _id) => remove(SecondFactorModel, { _id }),
  (_, userId) => remove(SessionModel, { userId }),
  (_, by) => remove(ImportModel, { by }),
  (_, people) => remove(IdempotencyKeyModel, { people }),
  ({ employer }) => (employer ? endReceived(employer, MAX_DOCUMENTS) : 0),
  ({ employer }, by) => {
    if (!employer) return 0;
    const ended = { employer, status: { $nin: UNANSWERED_STATUSES } };
    const change = { $set: { employer: null, ...FORGET_STEPS }, $unset: { notes: '', ...FORGET_CONTACT } };
    return update(ApplicationModel, ended, change, [{ 'step.by': by }]);
  },
  // The contact of an interview is usually the person who invited.
  ({ left }, by) => {
    if (!left) return 0;
    const invited = { employer: left, history: { $elemMatch: { status: 'interview' as const, by } } };
    const change = { $set: FORGET_STEPS, $unset: FORGET_CONTACT };
    return update(ApplicationModel, invited, change, [{ 'step.by': by }]);
  },
  ({ left }, by) => {
    if (!left) return 0;
    const answered = { employer: left, 'history.by': by };
    return update(ApplicationModel, answered, { $set: FORGET_STEPS }, [{ 'step.by': by }]);
  },
  (_, postedBy) => update(ApplicationModel, { postedBy }, FORGET_POSTER),
  (_, createdBy) => update(InternshipModel, { createdBy }, { $set: { createdBy: null } }),
  (_, createdBy) => update(UserModel, { createdBy }, { $set: { createdBy: null } }),
  (_, by) => update(SubmissionModel, { 'decision.by': by }, { $set: { 'decision.by': null } }),
  (_, reporterId) => remove(ReportModel, { reporterId }),
  (_, by) => update(ReportModel, { 'decision.by': by }, { $set: { 'decision.by': null } }),
  removeAnsweredRequests,
  (_, userId) => update(DataRequestModel, { userId }, { $set: { userId: null } }),
  (_, by) => update(DataRequestModel, { 'answer.by': by }, { $set: { 'answer.by': null } }),
  (_, postedBy) => update(RecallModel, { postedBy }, FORGET_POSTER),
  anonymiseActor,
  anonymiseTarget,
  (_, about) => remove(MailModel, { about, forgetOnceSent: { $ne: true } }),
  (deletion) => removeMails(addressesOf(deletion)),
];

/**
 * Deletes a limited part of a deleted user's data, or anonymises data that others need. Call it in a transaction. Returns true if
 * there may be more. Idempotent.
 */
export async function deleteUserDataPart(deletion: UserDeletionRecord): Promise<boolean> {
  const listings = await anonymiseListings(deletion, MAX_LISTINGS);
  const submissions = await withdrawSubmissions(deletion, MAX_LISTINGS);
  let isMore = listings === MAX_LISTINGS || submissions === MAX_LISTINGS;
  for (const step of STEPS) {
    if ((await step(deletion, deletion._id)) === MAX_DOCUMENTS) isMore = true;
  }
  return isMore;
}
