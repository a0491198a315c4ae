import type { PublicInternship } from '@/lib/internships/listings/mapper';

export interface ListingPartProps {
  listing: PublicInternship;
  heading?: 'h2' | 'h3';
}
