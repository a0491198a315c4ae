import type { InternshipSummary } from './mapper';

/** "Industrial attachment": a choice as it is shown. */
export const kindText = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const says = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

/** Where the work is: the location as written, its county unless the location names it, and whether it can be done remotely. */
export function placeText(listing: Pick<InternshipSummary, 'location' | 'county' | 'remote'>): string {
  const { location, county, remote } = listing;
  const place = county && !says(location, county.replace(/ City$/, '')) ? `${location}, ${county}` : location;
  return remote && !says(location, 'remote') ? `${place} · Remote` : place;
}
