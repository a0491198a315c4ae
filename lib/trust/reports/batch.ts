import type { Model, QueryFilter, Types } from 'mongoose';
import type { RecallRecord } from '@/models/recall';

export const BATCH = 200;

/** People whom a recall or its undoing e-mails in turn: the applicants, or those who only saved the listing. */
export interface Stage {
  /** The path of the last processed application or saved listing. */
  pointer: 'told' | 'toldSaved' | 'corrected' | 'correctedSaved';
  /** The path of the time at which all had been processed. */
  end: 'applicantsDoneAt' | 'applicantsCorrectedAt' | 'doneAt';
  /** The path of those that were set aside. */
  aside: 'untold' | 'uncorrected';
  /** Returns the next ids, at most `BATCH`. */
  next: (recall: RecallRecord) => Promise<Types.ObjectId[]>;
  /** Call it in a transaction. Returns how many people it e-mailed. */
  tell: (recall: RecallRecord, ids: readonly Types.ObjectId[]) => Promise<number>;
}

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
