import { formatDate } from '@/lib/platform/format/dates';
import { isKnown } from '@/lib/platform/format/stored-moment';
import type { InternshipSummary } from './mapper';

export const kindText = (kind: string): string => kind.charAt(0).toUpperCase() + kind.slice(1);

const says = (text: string, part: string): boolean => text.toLowerCase().includes(part.toLowerCase());

export const closedText = ({
  applicationDeadline,
}: Pick<InternshipSummary, 'applicationDeadline'>): string =>
  isKnown(applicationDeadline)
    ? `This internship closed on ${formatDate(applicationDeadline)}.`
    : 'This internship has closed.';

/** The place of work: the location, its county unless the location names it, and "Remote". */
export function placeText(listing: Pick<InternshipSummary, 'location' | 'county' | 'remote'>): string {
  const { location, county, remote } = listing;
  const place = county && !says(location, county.replace(/ City$/, '')) ? `${location}, ${county}` : location;
  return remote && !says(location, 'remote') ? `${place} · Remote` : place;
}
