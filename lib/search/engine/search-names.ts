export {
  FILTERS,
  FILTER_VALUES,
  mayBeSeveral,
  type FilterName,
  type FilterValues,
} from '@/models/search-filters';

/** The default is the best match for a search with words, and the newest for one without. */
export const SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type Sort = (typeof SORTS)[number];
