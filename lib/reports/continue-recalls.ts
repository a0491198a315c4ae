import type { Types } from 'mongoose';
import { recordSteps } from '@/lib/applications/record-steps';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { endText } from '@/lib/applications/removal-words';
import { BATCH, type Batch } from './batch';
import { correctBatch } from './correct-warned';
import { lockPeople } from './lock-people';
import { recallSavedTemplate, recallTemplate } from './mail-templates';

/**
 * Tells everybody who applied to a listing that was taken down, then those who only saved it, each of them
 * once: mails, the end of their application and the place in the list are stored together. Where a recall was
 * undone, it tells those who were warned that it was wrong, in the same way. Any number of nodes may run it at
 * once, and go on where a killed one stopped. Gives how many were told.
 */
export const continueRecalls = (signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'recalling listings',
    items: RecallModel.find({ doneAt: null }).select('_id').lean<Pick<RecallRecord, '_id'>[]>().cursor(),
    act: ({ _id }) => continueRecall(_id, signal),
    signal,
  });

async function continueRecall(_id: Types.ObjectId, signal?: AbortSignal): Promise<number> {
  let told = 0;
  for (let isDone = false; !isDone && !signal?.aborted;) {
    const batch = await withTransaction(() => tellBatch(_id));
    told += batch.told;
    isDone = batch.isDone;
  }
  return told;
}

async function tellBatch(_id: Types.ObjectId): Promise<Batch> {
  const recall = await RecallModel.findOne({ _id, doneAt: null }).lean<RecallRecord>();
  if (!recall) return { told: 0, isDone: true };
  if (recall.undoneAt) return correctBatch(recall);
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
      message: endText(recall.reason),
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
  const people = await lockPeople(only);
  await enqueueAll(
    people.map((person) => recallSavedTemplate(person, { title, company, ...(reason && { reason }) })),
  );
  return { told: people.length, isDone };
}

async function tell(applications: readonly ApplicationRecord[], recall: RecallRecord): Promise<void> {
  const { internshipId } = recall;
  const userIds = applications.map(({ userId }) => userId);
  const people = await lockPeople(userIds);
  const downloads = await ResumeDownloadModel.find({
    ownerId: { $in: userIds },
    internshipId,
  }).lean<ResumeDownloadRecord[]>();
  const downloadedAt = new Map(downloads.map(({ ownerId, at }) => [ownerId.toHexString(), at]));
  await enqueueAll(
    people.map((person) =>
      recallTemplate(person, recall, { downloadedAt: downloadedAt.get(person._id.toHexString()) ?? null }),
    ),
  );
}
