import type { PublicInternship } from '@/lib/internships/listings/mapper';

/** The props of the parts of a listing's page. */
export interface ListingPartProps {
  listing: PublicInternship;
  /** The heading level that fits the page. */
  heading?: 'h2' | 'h3';
}
