import { industryById } from '@/lib/internships/industries/industries';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { kindText } from './labels';
import { LISTING_FIELD_ENTRIES, LISTING_FIELDS, type ListingFieldName } from './listing-fields';
import type { PublicInternship } from './mapper';
import { stipendText } from './stipend';

function factText(listing: PublicInternship, name: ListingFieldName): string {
  const value = listing[name];
  if (name === 'stipend') return stipendText(listing.stipend);
  switch (LISTING_FIELDS[name].holds.kind) {
    case 'industry':
      return industryById(listing.industryId)?.name ?? '';
    case 'moment':
      return formatDateTime(value as AnsweredMoment);
    case 'yes or no':
      return value === true ? 'Yes' : '';
    case 'choice':
      return kindText(String(value ?? ''));
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

/** Returns the facts of a listing that have a value, except the fields in `shown`. */
export const listingFacts = (
  listing: PublicInternship,
  shown: readonly ListingFieldName[] = [],
): { term: string; detail: string }[] =>
  LISTING_FIELD_ENTRIES.filter(([name]) => !shown.includes(name))
    .flatMap(([name, { page }]) =>
      typeof page === 'object' && 'fact' in page
        ? [{ term: page.fact, detail: factText(listing, name) }]
        : [],
    )
    .filter(({ detail }) => detail !== '');
