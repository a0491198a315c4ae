import type { Types } from 'mongoose';
import { recordSteps } from '@/lib/applications/status/record-steps';
import { endText } from '@/lib/applications/status/removal-words';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { ResumeDownloadModel, type ResumeDownloadRecord } from '@/models/resume-download';
import { SavedModel, type SavedRecord } from '@/models/saved';
import { nextIds, type Stage } from './batch';
import { lockPeople } from './lock-people';
import { recallSavedTemplate, recallTemplate } from './mail-templates';

/** Warns applicants, and ends their applications. */
export const WARN_APPLICANTS: Stage = {
  pointer: 'told',
  end: 'applicantsDoneAt',
  aside: 'untold',
  next: ({ internshipId, told }) =>
    nextIds(ApplicationModel, { internshipId, ...(told && { _id: { $gt: told } }) }),
  tell: async (recall, ids) => {
    const filter = { _id: { $in: [...ids] } };
    await RecallModel.updateOne({ _id: recall._id }, { $inc: { count: ids.length } });
    await recordSteps({
      filter,
      maker: 'service',
      step: { status: 'no answer', at: new Date(), by: null, message: endText(recall.reason) },
      tells: false,
    });
    const applications = await ApplicationModel.find(filter)
      .select('userId')
      .lean<Pick<ApplicationRecord, 'userId'>[]>();
    await warn(
      applications.map(({ userId }) => userId),
      recall,
    );
    return ids.length;
  },
};

async function warn(userIds: readonly Types.ObjectId[], recall: RecallRecord): Promise<void> {
  const people = await lockPeople(userIds);
  const downloads = await ResumeDownloadModel.find({
    ownerId: { $in: [...userIds] },
    internshipId: recall.internshipId,
  }).lean<ResumeDownloadRecord[]>();
  const downloadedAt = new Map(downloads.map(({ ownerId, at }) => [ownerId.toHexString(), at]));
  await enqueueAll(
    people.map((person) =>
      recallTemplate(person, recall, { downloadedAt: downloadedAt.get(person._id.toHexString()) ?? null }),
    ),
  );
}

/** Warns those who only saved the listing. Applicants get a different warning. */
export const WARN_SAVERS: Stage = {
  pointer: 'toldSaved',
  end: 'doneAt',
  aside: 'untold',
  next: ({ internshipId, toldSaved }) =>
    nextIds(SavedModel, { internshipId, ...(toldSaved && { _id: { $gt: toldSaved } }) }),
  tell: async ({ internshipId, title, company, reason }, ids) => {
    const userIds = await saversAmong(ids);
    const applied = await ApplicationModel.distinct('userId', { internshipId, userId: { $in: userIds } });
    const only = userIds.filter((userId) => !applied.some((one) => one.equals(userId)));
    const people = await lockPeople(only);
    await enqueueAll(
      people.map((person) => recallSavedTemplate(person, { title, company, ...(reason && { reason }) })),
    );
    return people.length;
  },
};

export async function saversAmong(ids: readonly Types.ObjectId[]): Promise<Types.ObjectId[]> {
  const saved = await SavedModel.find({ _id: { $in: [...ids] } })
    .select('userId')
    .lean<Pick<SavedRecord, 'userId'>[]>();
  return saved.map(({ userId }) => userId);
}
