export {
  FILTERS,
  FILTER_VALUES,
  mayBeSeveral,
  type FilterName,
  type FilterValues,
} from '@/models/search-filters';

/** Best match is the default with words, newest without. */
export const SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type Sort = (typeof SORTS)[number];
