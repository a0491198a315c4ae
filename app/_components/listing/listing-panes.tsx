import type { InternshipSummary, PublicInternship } from '@/lib/internships/listings/mapper';
import { FirstListing } from './first-listing';
import { ListAndDetails, type ListAndDetailsProps } from './list-and-details';

export interface ListingPanesProps extends Pick<ListAndDetailsProps, 'others' | 'children'> {
  /** The listings in the list, which open beside it on wide screens. */
  listings: readonly InternshipSummary[];
  first: PublicInternship | undefined;
}

/** A list of listings in `children`, with the details of the first or the selected one beside it on wide screens. */
export function ListingPanes({ listings, first, ...rest }: ListingPanesProps) {
  return (
    <ListAndDetails
      ids={Object.fromEntries(listings.map((listing) => [listing.path, listing._id]))}
      first={first && <FirstListing listing={first} />}
      {...rest}
    />
  );
}
