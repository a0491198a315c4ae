import type { Types } from 'mongoose';
import { takeBackEnd } from '@/lib/applications/take-back-end';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { BATCH, type Batch } from './batch';
import { lockPeople } from './lock-people';
import { correctionTemplate } from './mail-templates';

/**
 * Tells the next of those who were warned of a listing that the warning was wrong: applicants first, then
 * those who only saved it. Takes a recall that was undone. Call it in a transaction.
 */
export const correctBatch = (recall: RecallRecord): Promise<Batch> =>
  recall.applicantsCorrectedAt ? correctSaved(recall) : correctApplicants(recall);

/** Matches what comes after one document, up to another; nothing without the latter. */
const between = (after: Types.ObjectId | null | undefined, last: Types.ObjectId | null | undefined) =>
  last ? { _id: { $lte: last, ...(after && { $gt: after }) } } : { _id: { $in: [] } };

async function correctApplicants(recall: RecallRecord): Promise<Batch> {
  const { _id, internshipId, told, corrected } = recall;
  const applications = await ApplicationModel.find({ internshipId, ...between(corrected, told) })
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<ApplicationRecord[]>();
  await RecallModel.updateOne(
    { _id },
    {
      $set: {
        corrected: applications.at(-1)?._id ?? corrected ?? null,
        ...(applications.length < BATCH && { applicantsCorrectedAt: new Date() }),
      },
    },
  );
  await takeBackEnd(applications, recall.reason);
  const people = await lockPeople(applications.map(({ userId }) => userId));
  await enqueueAll(people.map((person) => correctionTemplate(person, recall, { applied: true })));
  return { told: people.length, isDone: false };
}

async function correctSaved(recall: RecallRecord): Promise<Batch> {
  const { _id, internshipId, told, toldSaved, correctedSaved } = recall;
  const saved = await SavedModel.find({ internshipId, ...between(correctedSaved, toldSaved) })
    .sort({ _id: 1 })
    .limit(BATCH)
    .lean<SavedRecord[]>();
  const isDone = saved.length < BATCH;
  await RecallModel.updateOne(
    { _id },
    {
      $set: {
        correctedSaved: saved.at(-1)?._id ?? correctedSaved ?? null,
        ...(isDone && { doneAt: new Date() }),
      },
    },
  );
  const userIds = saved.map(({ userId }) => userId);
  // Somebody may have applied since: only those who were warned as applicants were corrected before.
  const applied = await ApplicationModel.distinct('userId', {
    ...{ internshipId, userId: { $in: userIds }, ...between(null, told) },
  });
  const people = await lockPeople(userIds.filter((userId) => !applied.some((one) => one.equals(userId))));
  await enqueueAll(people.map((person) => correctionTemplate(person, recall, { applied: false })));
  return { told: people.length, isDone };
}
