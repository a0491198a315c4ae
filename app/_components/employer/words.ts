import type { PublicEmployer } from '@/lib/employers/records/mapper';
import { formatDate } from '@/lib/platform/format/dates';

export const daysText = (days: number): string =>
  days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`;

export const openInternships = (count: number): string =>
  count === 1 ? '1 open internship' : `${count} open internships`;

export const answersText = (days: number): string =>
  days === 0 ? 'Usually answers the same day' : `Usually answers in ${daysText(days)}`;

/** The median number of days until an answer. */
export const withinText = (days: number): string =>
  days === 0 ? daysText(days) : `${daysText(days)} (half of them sooner)`;

export function badgeText({ badge }: Pick<PublicEmployer, 'badge'>): string {
  if (badge === null) return 'Not verified';
  const what =
    badge.kind === 'verified'
      ? 'Verified by documents that we have looked at'
      : `Domain confirmed: ${badge.domain}`;
  return `${what}, until ${formatDate(badge.until)}`;
}

export const kindOfEmployer = ({ kind }: Pick<PublicEmployer, 'kind'>): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
