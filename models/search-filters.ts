import { COUNTIES, INDUSTRY_IDS, KINDS } from './vocabulary';

/** The search filters with their values, in display order. `closing` is in days from today. */
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

/** The filters that accept several values. Any one of them matches. */
const SEVERAL = ['industry', 'county', 'kind'] as const satisfies readonly FilterName[];

export const mayBeSeveral = (name: string): boolean => (SEVERAL as readonly string[]).includes(name);

type Widened<Value> = Value extends number ? number : Value;

export type FilterValues = { [Name in FilterName]: Widened<(typeof FILTER_VALUES)[Name][number]> };

export type ChosenFilters = {
  [Name in FilterName]: Name extends (typeof SEVERAL)[number] ? FilterValues[Name][] : FilterValues[Name];
};

export const isNumeric = (name: FilterName): boolean => typeof FILTER_VALUES[name][0] === 'number';
