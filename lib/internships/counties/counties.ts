import { COUNTIES, type County } from '@/lib/platform/core/vocabulary';

/** "Nairobi" for Nairobi City: what people say. */
export const countyLabel = (county: County): string => county.replace(/ City$/, '');

/** The last part of the address of a county's list: nairobi, muranga, taita-taveta. */
export const countySlug = (county: County): string =>
  countyLabel(county).toLowerCase().replaceAll("'", '').replaceAll(' ', '-');

const bySlug = new Map(COUNTIES.map((county) => [countySlug(county), county]));

/** The county at this address, or undefined. */
export const countyBySlug = (slug: string): County | undefined => bySlug.get(slug);

/** The list of what is open in a county. */
export const countyPath = (county: County): string => `/internships/in/${countySlug(county)}`;

/** All counties, in the order of the alphabet. */
export const COUNTIES_BY_NAME: readonly County[] = [...COUNTIES].sort((a, b) => a.localeCompare(b, 'en'));
