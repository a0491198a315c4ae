import type { Metadata } from 'next';
import { formatDate } from '@/lib/platform/format/dates';
import { placeText } from '@/lib/internships/listings/labels';
import { stipendText } from '@/lib/internships/listings/stipend';
import type { PublicInternship } from '@/lib/internships/listings/mapper';
import { listingPictureAddress } from '@/lib/publishing/share-pictures/address';
import { pageMetadata } from '../page-metadata';

/** Search engines may not index a closed listing. */
export function listingMetadata(listing: PublicInternship): Metadata {
  const { title, company, status, stipend, applicationDeadline, path } = listing;
  const closes = `${status === 'Open' ? 'Closes' : 'Closed'} ${formatDate(applicationDeadline)}.`;
  const description = `${title} at ${company}, ${placeText(listing)}. Pay: ${stipendText(stipend)}. ${closes}`;
  return {
    ...pageMetadata({
      title: `${title} at ${company}`,
      description,
      path,
      picture: { address: listingPictureAddress(listing), alt: description },
    }),
    robots: status === 'Closed' ? { index: false } : undefined,
  };
}
