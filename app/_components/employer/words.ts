import type { PublicEmployer } from '@/lib/employers/records/mapper';
import { formatDate } from '@/lib/platform/format/dates';

/** "12 days"; "the same day" for none. */
export const daysText = (days: number): string =>
  days === 0 ? 'the same day' : days === 1 ? '1 day' : `${days} days`;

/** "4 open internships". */
export const openInternships = (count: number): string =>
  count === 1 ? '1 open internship' : `${count} open internships`;

/** How soon applicants usually have an answer. */
export const answersText = (days: number): string =>
  days === 0 ? 'Usually answers the same day' : `Usually answers in ${daysText(days)}`;

/** The median of the days until an answer, as a figure. */
export const withinText = (days: number): string =>
  days === 0 ? daysText(days) : `${daysText(days)} (half of them sooner)`;

/** What is known of who an employer is, and until when. */
export function badgeText({ badge }: Pick<PublicEmployer, 'badge'>): string {
  if (badge === null) return 'Not verified';
  const what =
    badge.kind === 'verified'
      ? 'Verified by documents that we have looked at'
      : `Domain confirmed: ${badge.domain}`;
  return `${what}, until ${formatDate(badge.until)}`;
}

/** The kind of an employer with a capital letter. */
export const kindOfEmployer = ({ kind }: Pick<PublicEmployer, 'kind'>): string =>
  `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
