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
      return value === true ? 'Yes' : 'No';
    case 'choice':
      return kindText(String(value ?? ''));
    default:
      return Array.isArray(value) ? value.join(', ') : String(value);
  }
}

export const listingFacts = (listing: PublicInternship): { term: string; detail: string }[] =>
  LISTING_FIELD_ENTRIES.flatMap(([name, { page }]) =>
    typeof page === 'object' && 'fact' in page ? [{ term: page.fact, detail: factText(listing, name) }] : [],
  ).filter(({ detail }) => detail !== '');
