import type { PublicEmployer } from '@/lib/employers/records/mapper';
import { formatDate } from '@/lib/platform/format/dates';

const daysText = (days: number): string =>
  days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`;

export const openInternships = (count: number): string =>
  count === 1 ? '1 open internship' : `${count} open internships`;

export const answersText = (days: number): string =>
  days === 0 ? 'Usually answers the same day' : `Usually answers in ${daysText(days)}`;

/** Describes the median number of days until an answer. */
export const withinText = (days: number): string =>
  days === 0 ? daysText(days) : `within ${daysText(days)}`;

export function badgeText({ badge }: Pick<PublicEmployer, 'badge'>): string {
  if (badge === null) return 'Not verified';
  const until = formatDate(badge.until);
  return badge.kind === 'verified'
    ? `Verified until ${until}, with documents we’ve checked`
    : `Domain confirmed: ${badge.domain}, until ${until}`;
}

export const kindOfEmployer = ({ kind }: Pick<PublicEmployer, 'kind'>): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
