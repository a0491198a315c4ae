import type { FacetValue } from './facets';
import { TABLES } from './tables';

const MAX_COUNTIES = 3;

/** Suggests counties to replace `wanted` ones: those with the most listings in the same region or, failing that, in all of Kenya. */
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
