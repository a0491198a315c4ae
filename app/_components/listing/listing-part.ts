import type { PublicInternship } from '@/lib/internships/mapper';

/** What the parts of a listing's page take. */
export interface ListingPartProps {
  listing: PublicInternship;
  /** The heading level that fits the page. */
  heading?: 'h2' | 'h3';
}
