import type { PublicEmployer } from '@/lib/employers/records/mapper';
import { formatDate } from '@/lib/platform/format/dates';
import { countNoun } from '@/lib/platform/format/count-noun';

const daysText = (days: number): string => (days === 0 ? 'the same day' : countNoun(days, 'day'));

export const openInternships = (count: number): string => countNoun(count, 'open internship');

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
