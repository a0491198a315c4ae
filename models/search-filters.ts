import { COUNTIES, INDUSTRY_IDS, KINDS } from './vocabulary';

/** The filters, in the order in which they are shown, each with its values; `closing` in days from today. */
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

/** The filters that may have several values, any of which will do. */
const SEVERAL = ['industry', 'county', 'kind'] as const satisfies readonly FilterName[];

export const mayBeSeveral = (name: string): boolean => (SEVERAL as readonly string[]).includes(name);

type Widened<Value> = Value extends number ? number : Value;

/** The type of one value of each filter. */
export type FilterValues = { [Name in FilterName]: Widened<(typeof FILTER_VALUES)[Name][number]> };

/** What a search chooses of the filters. */
export type ChosenFilters = {
  [Name in FilterName]: Name extends (typeof SEVERAL)[number] ? FilterValues[Name][] : FilterValues[Name];
};

/** Whether the values of a filter are numbers. */
export const isNumeric = (name: FilterName): boolean => typeof FILTER_VALUES[name][0] === 'number';
