import type { FacetValue } from './facets';
import { TABLES } from './tables';

/** Counties offered in place of those that have nothing. */
const MAX_COUNTIES = 3;

/**
 * Where to look in place of counties that have nothing: those of the same region with the most listings, or where the region has none
 * either, those of all. Takes the counts by county.
 */
export function countiesNear(
  wanted: readonly string[],
  counts: readonly FacetValue[],
): { counties: FacetValue[]; isNear: boolean } {
  const near = new Set<string | number>(
    TABLES.gazetteer.regions
      .filter(({ counties }) => counties.some((county) => wanted.includes(county)))
      .flatMap(({ counties }) => counties),
  );
  const others = counts
    .filter(({ value, count }) => count > 0 && !wanted.includes(String(value)))
    .sort((a, b) => b.count - a.count);
  const within = others.filter(({ value }) => near.has(value));
  const isNear = within.length > 0;
  return { counties: (isNear ? within : others).slice(0, MAX_COUNTIES), isNear };
}
