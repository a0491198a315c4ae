export {
  FILTERS,
  FILTER_VALUES,
  mayBeSeveral,
  type FilterName,
  type FilterValues,
} from '@/models/search-filters';

/** The default is `match` for a search with words, and `newest` for one without words. */
export const SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type Sort = (typeof SORTS)[number];
