/** Filters and orders of the staff list. No database here: the browser may import them. */
export const LISTING_STATES = ['open', 'closed', 'featured'] as const;
export type ListingState = (typeof LISTING_STATES)[number];

export const LISTING_SORTS = ['newest', 'oldest', 'deadline', 'title'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

export const LISTING_ORDERS: Record<ListingSort, Record<string, 1 | -1>> = {
  newest: { createdAt: -1 },
  oldest: { createdAt: 1 },
  deadline: { applicationDeadline: 1 },
  title: { title: 1, createdAt: -1 },
};

export const OWN_STATES = ['open', 'closed'] as const;
