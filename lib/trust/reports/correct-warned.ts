import type { Types } from 'mongoose';
import { takeBackEnd } from '@/lib/applications/status/take-back-end';
import { enqueueAll } from '@/lib/platform/mail/outbox';
import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { RecallRecord } from '@/models/recall';
import { SavedModel } from '@/models/saved';
import { nextIds, type Stage } from './batch';
import { lockPeople } from './lock-people';
import { correctionTemplate } from './mail-templates';
import { saversAmong } from './warn-people';

/** Matches those who were warned: documents after `after` up to `last`, except those set aside. Matches nothing without `last`. */
const warned = (
  { untold }: RecallRecord,
  after: Types.ObjectId | null | undefined,
  last: Types.ObjectId | null | undefined,
) => ({
  _id: last ? { $lte: last, ...(after && { $gt: after }), $nin: untold ?? [] } : { $in: [] },
});

/** Sends applicants a correction, and restores their applications. */
export const CORRECT_APPLICANTS: Stage = {
  pointer: 'corrected',
  end: 'applicantsCorrectedAt',
  aside: 'uncorrected',
  next: (recall) =>
    nextIds(ApplicationModel, {
      internshipId: recall.internshipId,
      ...warned(recall, recall.corrected, recall.told),
    }),
  tell: async (recall, ids) => {
    const applications = await ApplicationModel.find({ _id: { $in: [...ids] } }).lean<ApplicationRecord[]>();
    await takeBackEnd(applications, recall.reason);
    const people = await lockPeople(applications.map(({ userId }) => userId));
    await enqueueAll(people.map((person) => correctionTemplate(person, recall, { applied: true })));
    return people.length;
  },
};

/** Sends a correction to those who only saved the listing. */
export const CORRECT_SAVERS: Stage = {
  pointer: 'correctedSaved',
  end: 'doneAt',
  aside: 'uncorrected',
  next: (recall) =>
    nextIds(SavedModel, {
      internshipId: recall.internshipId,
      ...warned(recall, recall.correctedSaved, recall.toldSaved),
    }),
  tell: async (recall, ids) => {
    const { internshipId, told } = recall;
    const userIds = await saversAmong(ids);
    // Some people may have applied since the warning. Only those warned as applicants have already received a correction.
    const applied = await ApplicationModel.distinct('userId', {
      ...{ internshipId, userId: { $in: userIds } },
      _id: told ? { $lte: told } : { $in: [] },
    });
    const people = await lockPeople(userIds.filter((userId) => !applied.some((one) => one.equals(userId))));
    await enqueueAll(people.map((person) => correctionTemplate(person, recall, { applied: false })));
    return people.length;
  },
};
