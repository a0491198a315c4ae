import type { Model, QueryFilter, Types } from 'mongoose';
import type { RecallRecord } from '@/models/recall';

export const BATCH = 200;

/** A group of people to e-mail about a recall or its undoing: the applicants, or those who only saved the listing. */
export interface Stage {
  /** The field that stores the last processed application or saved listing. */
  pointer: 'told' | 'toldSaved' | 'corrected' | 'correctedSaved';
  /** The field that stores when the last of them was processed. */
  end: 'applicantsDoneAt' | 'applicantsCorrectedAt' | 'doneAt';
  /** The field that stores which of them were set aside. */
  aside: 'untold' | 'uncorrected';
  /** Returns the next ids, at most `BATCH`. */
  next: (recall: RecallRecord) => Promise<Types.ObjectId[]>;
  /** E-mails these people. Call it in a transaction. Returns how many people it e-mailed. */
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
