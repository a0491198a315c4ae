import { MarkModel, type MarkName, type MarkRecord } from '@/models/mark';

/** Sets a database-wide mark. If it is already set, updates its time and marks it as unfinished. */
export const setMark = async (name: MarkName, at = new Date()): Promise<void> => {
  await MarkModel.updateOne({ _id: name }, { $set: { at, doneAt: null } }, { upsert: true });
};

/** Changes a mark, so that concurrent transactions that touch it conflict. */
export const touchMark = async (name: MarkName): Promise<void> => {
  await MarkModel.updateOne(
    { _id: name },
    { $inc: { touches: 1 }, $setOnInsert: { at: new Date(), doneAt: null } },
    { upsert: true },
  );
};

export const finishMark = async (name: MarkName, doneAt = new Date()): Promise<void> => {
  await MarkModel.updateOne({ _id: name }, { $set: { doneAt } });
};

export const readMark = (name: MarkName): Promise<MarkRecord | null> =>
  MarkModel.findById(name).lean<MarkRecord>();

export const clearMark = async (name: MarkName): Promise<void> => {
  await MarkModel.deleteOne({ _id: name });
};
