import { verified } from '@/lib/employers/records/badge';
import { cacheTagEmployerList } from '@/lib/employers/records/invalidate-employer';
import type { County } from '@/lib/platform/core/vocabulary';
import { connect } from '@/lib/platform/db/connection';
import type { FacetValue } from '@/lib/search/engine/facets';
import { EmployerModel } from '@/models/employer';

/** Counts the verified employers by county. Omits counties without any. */
export async function countVerifiedByCounty(): Promise<FacetValue[]> {
  await connect();
  const now = new Date();
  await cacheTagEmployerList(now);
  const counts = await EmployerModel.aggregate<{ _id: County; count: number }>([
    { $match: { ...verified(now), county: { $ne: null } } },
    { $group: { _id: '$county', count: { $sum: 1 } } },
  ]);
  return counts.map(({ _id, count }) => ({ value: _id, count }));
}
