import type { FacetValue } from './facets';
import { TABLES } from './tables';

/** Counties offered in place of those that have nothing. */
const MAX_COUNTIES = 3;

/** Where to look in place of counties that have nothing: those of the same region with the most listings. Takes the counts by county. */
export function countiesNear(wanted: readonly string[], counts: readonly FacetValue[]): FacetValue[] {
  const near = new Set<string | number>(
    TABLES.gazetteer.regions
      .filter(({ counties }) => counties.some((county) => wanted.includes(county)))
      .flatMap(({ counties }) => counties),
  );
  return counts
    .filter(({ value, count }) => count > 0 && near.has(value) && !wanted.includes(String(value)))
    .sort((a, b) => b.count - a.count)
    .slice(0, MAX_COUNTIES);
}
