import type { Model, QueryFilter, Types } from 'mongoose';
import type { RecallRecord } from '@/models/recall';

/** People told in one transaction. */
export const BATCH = 200;

/** People whom a recall, or the undoing of one, tells in one go: those who applied, or those who only saved the listing. */
export interface Stage {
  /** The path of the last application, or saved listing, that was told or set aside. */
  pointer: 'told' | 'toldSaved' | 'corrected' | 'correctedSaved';
  /** The path of when that was the last one of all. */
  end: 'applicantsDoneAt' | 'applicantsCorrectedAt' | 'doneAt';
  /** The path of those that were set aside. */
  aside: 'untold' | 'uncorrected';
  /** Gives the ids of those that come next, at most `BATCH`. */
  next: (recall: RecallRecord) => Promise<Types.ObjectId[]>;
  /** Tells these, in the caller's transaction. Gives how many people. */
  tell: (recall: RecallRecord, ids: readonly Types.ObjectId[]) => Promise<number>;
}

/** The ids of the first matches of a filter, at most `BATCH`. */
export async function nextIds<T extends { _id: Types.ObjectId }>(
  model: Model<T>,
  filter: QueryFilter<T>,
): Promise<Types.ObjectId[]> {
  const records = await model
    .find(filter)
    .sort({ _id: 1 })
    .limit(BATCH)
    .select('_id')
    .lean<Pick<T, '_id'>[]>();
  return records.map(({ _id }) => _id);
}
