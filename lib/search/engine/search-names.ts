import { COUNTIES, INDUSTRY_IDS, KINDS } from '@/lib/platform/core/vocabulary';

/** The filters in display order, with their values; `closing` in days from today. */
export const FILTER_VALUES = {
  industry: INDUSTRY_IDS,
  county: COUNTIES,
  kind: KINDS,
  pay: ['paid', 'unpaid'],
  remote: ['yes'],
  closing: [7, 14, 30],
} as const;
export type FilterName = keyof typeof FILTER_VALUES;

export const FILTERS = Object.keys(FILTER_VALUES) as FilterName[];

/** The filters that accept several values, any of which matches. */
const SEVERAL = ['industry', 'county', 'kind'] as const satisfies readonly FilterName[];

export const mayBeSeveral = (name: string): boolean => (SEVERAL as readonly string[]).includes(name);

/** Best match is the default with words, newest without. */
export const SORTS = ['match', 'newest', 'closing', 'pay'] as const;
export type Sort = (typeof SORTS)[number];
