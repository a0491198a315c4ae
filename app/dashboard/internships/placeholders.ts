import { LISTING_FIELD_ENTRIES } from '@/lib/internships/listings/listing-fields';
import type { PublicInternship } from '@/lib/internships/listings/mapper';

/** The placeholder for a missing required field: its label for a single line, a sentence for longer text. */
const UNWRITTEN = LISTING_FIELD_ENTRIES.flatMap(([name, { label, holds }]) => {
  if (!('required' in holds)) return [];
  if (holds.kind === 'paragraphs') return [[name, `The ${label.toLowerCase()} goes here.`] as const];
  return holds.kind === 'line' ? [[name, label] as const] : [];
});

/** Returns a listing for a preview, with placeholders for missing required fields. */
export function withPlaceholders(listing: PublicInternship): PublicInternship {
  const blanks = UNWRITTEN.filter(([name]) => listing[name] === '');
  return { ...listing, ...Object.fromEntries(blanks) };
}
