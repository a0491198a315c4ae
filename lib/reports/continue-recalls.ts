import type { Types } from 'mongoose';
import { recordSteps } from '@/lib/applications/record-steps';
import { withTransaction } from '@/lib/platform/db/transaction';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { UserModel, type UserRecord } from '@/models/user';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { removalText } from '@/lib/applications/removal-words';
import { recallSavedTemplate, recallTemplate } from './mail-templates';

/** People told in one transaction. */
const BATCH = 200;

type Person = Pick<UserRecord, '_id' | 'firstName' | 'email'>;

/**
 * Tells everybody who applied to a listing that was taken down, then those who only saved it, each of them once: mails, the end of their application
 * and the place in the list are stored together. Any number of nodes may run it at once, and go on where a killed one stopped. Gives how
 * many were told.
 */
export async function continueRecalls(signal?: AbortSignal): Promise<number> {
  let told = 0;
  for (const { _id } of await RecallModel.find({ doneAt: null })
    .select('_id')
    .lean<Pick<RecallRecord, '_id'>[]>()) {
    for (let isDone = false; !isDone && !signal?.aborted;) {
      const batch = await withTransaction(() => tellBatch(_id));
      told += batch.told;
      isDone = batch.isDone;
    }
  }
  return told;
}

interface Batch {
  told: number;
  /** Whether nobody is left. */
  isDone: boolean;
}

async function tellBatch(_id: Types.ObjectId): Promise<Batch> {
  const recall = await RecallModel.findOne({ _id, doneAt: null }).lean<RecallRecord>();
  if (!recall) return { told: 0, isDone: true };
  return recall.applicantsDoneAt ? tellSaved(recall) : tellApplicants(recall);
}

async function tellApplicants(recall: RecallRecord): Promise<Batch> {
  const { _id, internshipId, told } = recall;
  const applications = await ApplicationModel.find({ internshipId, ...(told && { _id: { $gt: told } }) })
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<ApplicationRecord[]>();
  const isDone = applications.length < BATCH;
  await RecallModel.updateOne(
    { _id, told },
    {
      $set: { told: applications.at(-1)?._id ?? told, ...(isDone && { applicantsDoneAt: new Date() }) },
      $inc: { count: applications.length },
    },
  );
  if (applications.length === 0) return { told: 0, isDone: false };
  await recordSteps({
    filter: { _id: { $in: applications.map((application) => application._id) } },
    maker: 'service',
    step: {
      status: 'no answer',
      at: new Date(),
      by: null,
      message: `${removalText(recall.reason)} Do not pay anything.`,
    },
    tells: false,
  });
  await tell(applications, recall);
  return { told: applications.length, isDone: false };
}

/** Those who applied, too, are told as applicants. */
async function tellSaved({
  _id,
  internshipId,
  title,
  company,
  reason,
  toldSaved,
}: RecallRecord): Promise<Batch> {
  const saved = await SavedModel.find({ internshipId, ...(toldSaved && { _id: { $gt: toldSaved } }) })
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<SavedRecord[]>();
  const isDone = saved.length < BATCH;
  await RecallModel.updateOne(
    { _id, toldSaved: toldSaved ?? null },
    { $set: { toldSaved: saved.at(-1)?._id ?? toldSaved ?? null, ...(isDone && { doneAt: new Date() }) } },
  );
  const userIds = saved.map(({ userId }) => userId);
  const applied = await ApplicationModel.distinct('userId', { internshipId, userId: { $in: userIds } });
  const only = userIds.filter((userId) => !applied.some((one) => one.equals(userId)));
  const active = { _id: { $in: only }, isActive: true };
  await UserModel.updateMany(active, { $inc: { lockCount: 1 } }, { timestamps: false });
  const people = await UserModel.find(active).select('firstName email').lean<Person[]>();
  await enqueueAll(
    people.map((person) => recallSavedTemplate(person, { title, company, ...(reason && { reason }) })),
  );
  return { told: people.length, isDone };
}

async function tell(applications: readonly ApplicationRecord[], recall: RecallRecord): Promise<void> {
  const { internshipId } = recall;
  const active = { _id: { $in: applications.map(({ userId }) => userId) }, isActive: true };
  await UserModel.updateMany(active, { $inc: { lockCount: 1 } }, { timestamps: false });
  const people = await UserModel.find(active).select('firstName email').lean<Person[]>();
  const downloads = await ResumeDownloadModel.find({ ownerId: active._id, internshipId }).lean<
    ResumeDownloadRecord[]
  >();
  const downloadedAt = new Map(downloads.map(({ ownerId, at }) => [ownerId.toHexString(), at]));
  await enqueueAll(
    people.map((person) =>
      recallTemplate(person, recall, { downloadedAt: downloadedAt.get(person._id.toHexString()) ?? null }),
    ),
  );
}
