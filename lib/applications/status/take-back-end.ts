import { ApplicationModel, type ApplicationRecord } from '@/models/application';
import type { ReportReason } from '@/lib/platform/core/vocabulary';
import { endText } from './removal-words';

/**
 * Undoes the step that ended applications when their listing was taken down, if no other step followed. `reason` is null for a
 * recall. Call it in a transaction.
 */
export async function takeBackEnd(
  applications: readonly ApplicationRecord[],
  reason: ReportReason | null | undefined,
): Promise<void> {
  const writes = applications.flatMap(({ _id, status, history }) => {
    const kept = history.slice(0, -1);
    const before = kept.at(-1);
    if (status !== 'no answer' || history.at(-1)?.message !== endText(reason) || !before) return [];
    return [{ updateOne: { filter: { _id }, update: { $set: { status: before.status, history: kept } } } }];
  });
  if (writes.length > 0) await ApplicationModel.bulkWrite(writes);
}
