import type { Types } from 'mongoose';
import { withTransaction } from '@/lib/platform/db/transaction';
import { forEachItem } from '@/lib/platform/jobs/for-each-item';
import { log } from '@/lib/platform/log/log';
import { ApplicationModel } from '@/models/application';
import { RecallModel, type RecallRecord } from '@/models/recall';
import { BATCH, type Stage } from './batch';
import { CORRECT_APPLICANTS, CORRECT_SAVERS } from './correct-warned';
import { WARN_APPLICANTS, WARN_SAVERS } from './warn-people';

/** Maximum people set aside per recall. More than that indicates a general failure, not a problem with individual people. */
const MAX_ASIDE = 5_000;

interface Item {
  _id: Types.ObjectId;
  go: () => Promise<number>;
}

/**
 * E-mails everyone who applied to a listing that was taken down, then everyone who only saved it, once each. Stores e-mails, ended
 * applications and the cursor together. If the recall was undone, sends corrections in the same way. If a batch fails, e-mails its people
 * one by one, so that one failure does not block the others. Any number of nodes may run it, and another continues if one is killed.
 * Returns how many people it e-mailed.
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

/** Yields the people set aside earlier, then those whose batch fails, then the recall itself. */
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
  aside: Types.ObjectId[];
  isDone: boolean;
}

async function tellNext(_id: Types.ObjectId): Promise<Batch> {
  try {
    return await withTransaction(() => pass(_id, { isAside: false }));
  } catch (err) {
    const batch = await withTransaction(() => pass(_id, { isAside: true }));
    log.warn({ err, recall: _id, people: batch.aside.length }, 'batch failed: people e-mailed one by one');
    return batch;
  }
}

/** Advances to the next people, and e-mails them or sets them aside. Call it in a transaction. */
async function pass(_id: Types.ObjectId, { isAside }: { isAside: boolean }): Promise<Batch> {
  const recall = await findRecall(_id);
  if (!recall) return { told: 0, aside: [], isDone: true };
  const stage = stageOf(recall);
  const ids = await stage.next(recall);
  const before = asideOf(recall);
  if (isAside && before.length + ids.length > MAX_ASIDE)
    throw new Error(`${before.length} people cannot be e-mailed`);
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

/** E-mails a person who was set aside. Returns the number of people e-mailed, or 0 if another node did it. Call it in a transaction. */
async function tellAlone(_id: Types.ObjectId, id: Types.ObjectId): Promise<number> {
  const recall = await findRecall(_id);
  if (!recall || !asideOf(recall).some((one) => one.equals(id))) return 0;
  const applied = (await ApplicationModel.exists({ _id: id })) !== null;
  const [warn, correct] = applied ? [WARN_APPLICANTS, CORRECT_APPLICANTS] : [WARN_SAVERS, CORRECT_SAVERS];
  const stage = recall.undoneAt ? correct : warn;
  await RecallModel.updateOne({ _id }, { $pull: { [stage.aside]: id } });
  return stage.tell(recall, [id]);
}
