import { COUNTIES, type County } from '@/lib/platform/core/vocabulary';

/** The everyday name: "Nairobi" for Nairobi City. */
export const countyLabel = (county: County): string => county.replace(/ City$/, '');

export const countySlug = (county: County): string =>
  countyLabel(county).toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

const bySlug = new Map(COUNTIES.map((county) => [countySlug(county), county]));
export const countyBySlug = (slug: string): County | undefined => bySlug.get(slug);
export const countyPath = (county: County): string => `/internships/in/${countySlug(county)}`;
export const COUNTIES_BY_NAME: readonly County[] = [...COUNTIES].sort((a, b) => a.localeCompare(b, 'en'));

const names: ReadonlySet<unknown> = new Set(COUNTIES);
/** Reads a county's name from a query parameter. Undefined for any other value. */
export const readCounty = (value: unknown): County | undefined =>
  names.has(value) ? (value as County) : undefined;
