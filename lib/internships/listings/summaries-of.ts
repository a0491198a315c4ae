import { Types } from 'mongoose';
import type { PackedIndex } from '@/lib/search/engine/packed-index';
import { InternshipModel } from '@/models/internship';
import type { InternshipSummary } from './mapper';
import { SUMMARY_FIELDS, type SummaryRecord } from './summary-fields';
import { openFilter } from './open-status';
import { toSummaries } from './with-employers';

/** The open listings with these ids, keyed by id. Removes missing ones from the index. */
export async function summariesOf(
  index: PackedIndex,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, InternshipSummary>> {
  if (ids.length === 0) return new Map();
  const records = await InternshipModel.find({
    _id: { $in: ids.map((id) => new Types.ObjectId(id)) },
    ...openFilter(now),
  })
    .select(SUMMARY_FIELDS)
    .lean<SummaryRecord[]>();
  const summaries = await toSummaries(records, now);
  const found = new Map(summaries.map((summary) => [summary._id, summary]));
  for (const id of ids) if (!found.has(id)) index.remove(id);
  return found;
}
