export {
  FILTERS,
  FILTER_VALUES,
  mayBeSeveral,
  type FilterName,
  type FilterValues,
} from '@/models/search-filters';

/** The default is the best match with words, and the newest without. */
export const SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type Sort = (typeof SORTS)[number];
