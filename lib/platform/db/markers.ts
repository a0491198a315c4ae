import { MarkModel, type MarkName, type MarkRecord } from '@/models/mark';

/** Sets a mark of the whole database; setting it again restarts it. */
export const setMark = async (name: MarkName, at = new Date()): Promise<void> => {
  await MarkModel.updateOne({ _id: name }, { $set: { at, doneAt: null } }, { upsert: true });
};

/** Changes a mark, so that two transactions that do it at the same time conflict. */
export const touchMark = async (name: MarkName): Promise<void> => {
  await MarkModel.updateOne(
    { _id: name },
    { $inc: { touches: 1 }, $setOnInsert: { at: new Date(), doneAt: null } },
    { upsert: true },
  );
};

/** Marks it as done. */
export const finishMark = async (name: MarkName, doneAt = new Date()): Promise<void> => {
  await MarkModel.updateOne({ _id: name }, { $set: { doneAt } });
};

/** Gives the mark, or null. */
export const readMark = (name: MarkName): Promise<MarkRecord | null> =>
  MarkModel.findById(name).lean<MarkRecord>();

export const clearMark = async (name: MarkName): Promise<void> => {
  await MarkModel.deleteOne({ _id: name });
};
