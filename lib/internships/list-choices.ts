/** Filters and orders of the staff list. No database here: the browser may import them. */
export const LISTING_STATES = ['open', 'closed', 'featured'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

export const LISTING_SORTS = ['newest', 'oldest', 'deadline', 'title'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];
