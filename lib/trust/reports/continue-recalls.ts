import type { Types } from 'mongoose';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { log } from '@/lib/platform/log/log';
import { ApplicationModel } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { BATCH, type Stage } from './batch';
import { CORRECT_APPLICANTS, CORRECT_SAVERS } from './correct-warned';
import { WARN_APPLICANTS, WARN_SAVERS } from './warn-people';

/** People of one recall that may be set aside at a time: more than that is no fault of theirs. */
const MAX_ASIDE = 5_000;

/** A recall that goes on, or somebody who was set aside. */
interface Item {
  _id: Types.ObjectId;
  go: () => Promise<number>;
}

/**
 * Tells everybody who applied to a listing that was taken down, then those who only saved it, each of them
 * once: mails, the end of their application and the place in the list are stored together. Where a recall was
 * undone, it tells those who were warned that it was wrong, in the same way. Of people who cannot be told together
 * each is told alone, so that one does not stop the others. Any number of nodes may run it at once, and go on where a
 * killed one stopped. Gives how many were told.
 */
export const continueRecalls = (signal?: AbortSignal): Promise<number> =>
  forEachItem({
    job: 'recalling listings',
    items: async function* ({ parked }) {
      const recalls = RecallModel.find({ doneAt: null, _id: { $nin: parked } })
        .sort({ doneAt: 1 })
        .select('_id')
        .lean<Pick<RecallRecord, '_id'>[]>()
        .cursor();
      for await (const { _id } of recalls) yield* partsOf(_id, signal);
    },
    act: ({ go }) => go(),
    signal,
  });

/** Those of a recall who were set aside before, then whoever cannot be told with the others, at last the recall itself. */
async function* partsOf(_id: Types.ObjectId, signal?: AbortSignal): AsyncGenerator<Item> {
  const alone = (id: Types.ObjectId): Item => ({
    _id: id,
    go: () => withTransaction(() => tellAlone(_id, id)),
  });
  let told = 0;
  try {
    yield* (await asideNow(_id)).map(alone);
    for (let isDone = false; !isDone && !signal?.aborted;) {
      const batch = await tellNext(_id);
      told += batch.told;
      isDone = batch.isDone;
      yield* batch.aside.map(alone);
    }
  } catch (error) {
    yield { _id, go: () => Promise.reject(error as Error) };
    return;
  }
  yield { _id, go: () => Promise.resolve(told) };
}

const asideOf = (recall: RecallRecord): Types.ObjectId[] =>
  (recall.undoneAt ? recall.uncorrected : recall.untold) ?? [];

const findRecall = (_id: Types.ObjectId) => RecallModel.findOne({ _id, doneAt: null }).lean<RecallRecord>();

async function asideNow(_id: Types.ObjectId): Promise<Types.ObjectId[]> {
  const recall = await findRecall(_id);
  return recall ? asideOf(recall) : [];
}

function stageOf({ undoneAt, applicantsCorrectedAt, applicantsDoneAt }: RecallRecord): Stage {
  if (undoneAt) return applicantsCorrectedAt ? CORRECT_SAVERS : CORRECT_APPLICANTS;
  return applicantsDoneAt ? WARN_SAVERS : WARN_APPLICANTS;
}

interface Batch {
  told: number;
  /** Those who were set aside, to be told alone. */
  aside: Types.ObjectId[];
  /** Whether nobody is left. */
  isDone: boolean;
}

async function tellNext(_id: Types.ObjectId): Promise<Batch> {
  try {
    return await withTransaction(() => pass(_id, { isAside: false }));
  } catch (err) {
    const batch = await withTransaction(() => pass(_id, { isAside: true }));
    log.warn({ err, recall: _id, people: batch.aside.length }, 'people of a recall are told one by one');
    return batch;
  }
}

/** Goes past the people who come next, and tells them or sets them aside. Call it in a transaction. */
async function pass(_id: Types.ObjectId, { isAside }: { isAside: boolean }): Promise<Batch> {
  const recall = await findRecall(_id);
  if (!recall) return { told: 0, aside: [], isDone: true };
  const stage = stageOf(recall);
  const ids = await stage.next(recall);
  const before = asideOf(recall);
  if (isAside && before.length + ids.length > MAX_ASIDE)
    throw new Error(`${before.length} people cannot be told`);
  const isLast = ids.length < BATCH;
  const isOver = isLast && stage.end === 'doneAt';
  const stays = isOver && (before.length > 0 || isAside);
  await RecallModel.updateOne(
    { _id },
    {
      $set: {
        [stage.pointer]: ids.at(-1) ?? recall[stage.pointer] ?? null,
        ...(isLast && !stays && { [stage.end]: new Date() }),
      },
      ...(isAside && { $push: { [stage.aside]: { $each: ids } } }),
    },
  );
  if (isAside) return { told: 0, aside: ids, isDone: false };
  return { told: ids.length > 0 ? await stage.tell(recall, ids) : 0, aside: [], isDone: isOver };
}

/** Tells somebody who was set aside. Gives how many people were told; none where another node did it. Call it in a transaction. */
async function tellAlone(_id: Types.ObjectId, id: Types.ObjectId): Promise<number> {
  const recall = await findRecall(_id);
  if (!recall || !asideOf(recall).some((one) => one.equals(id))) return 0;
  const applied = (await ApplicationModel.exists({ _id: id })) !== null;
  const [warn, correct] = applied ? [WARN_APPLICANTS, CORRECT_APPLICANTS] : [WARN_SAVERS, CORRECT_SAVERS];
  const stage = recall.undoneAt ? correct : warn;
  await RecallModel.updateOne({ _id }, { $pull: { [stage.aside]: id } });
  return stage.tell(recall, [id]);
}
