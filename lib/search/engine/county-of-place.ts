import type { County } from '@/lib/platform/core/vocabulary';
import { MAX_PHRASE, tokensOf } from './phrases';
import { TABLES } from './tables';

interface Named {
  county: County;
  /** True for the county itself, false for a town or estate in it. */
  isCounty: boolean;
}

const { counties, regions, abroad } = TABLES.gazetteer;
const keyOf = (phrase: string): string => tokensOf(phrase).join(' ');

const named = new Map<string, Named>([
  ...counties.flatMap(({ county, places }) =>
    places.map((place) => [keyOf(place), { county, isCounty: false }] as const),
  ),
  ...counties.flatMap(({ county, names }) =>
    names.flatMap((name) =>
      [name, `${name} county`].map((one) => [keyOf(one), { county, isCounty: true }] as const),
    ),
  ),
]);

/** Words that name several counties, or a place outside Kenya. */
const elsewhere = new Set(
  [...regions.map(({ name }) => name), ...abroad.words, ...abroad.places].map((phrase) => keyOf(phrase)),
);

/** Returns the county that a text names, such as "Nairobi" or "Nairobi County". */
export function countyNamed(text: string): County | undefined {
  const found = named.get(keyOf(text));
  return found?.isCounty ? found.county : undefined;
}

function placeAt(
  tokens: readonly string[],
  at: number,
): { found?: Named; length: number; isElsewhere: boolean } {
  for (let length = Math.min(MAX_PHRASE, tokens.length - at); length > 0; length--) {
    const key = tokens.slice(at, at + length).join(' ');
    const found = named.get(key);
    if (found) return { found, length, isElsewhere: false };
    if (elsewhere.has(key)) return { length, isElsewhere: true };
  }
  return { length: 1, isElsewhere: false };
}

/**
 * Returns the county of a place in the gazetteer, such as "Kisumu CBD, Kisumu" or "Westlands". A county's name takes precedence
 * over a town. Undefined for several counties, a region, or a place abroad.
 */
export function countyOfPlace(place: string): County | undefined {
  const tokens = tokensOf(place);
  const byName = new Set<County>();
  const byTown = new Set<County>();
  for (let at = 0; at < tokens.length;) {
    const { found, length, isElsewhere } = placeAt(tokens, at);
    if (isElsewhere) return undefined;
    if (found) (found.isCounty ? byName : byTown).add(found.county);
    at += length;
  }
  const [county, another] = byName.size > 0 ? byName : byTown;
  return another === undefined ? county : undefined;
}
