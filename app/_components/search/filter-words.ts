import { COUNTIES_BY_NAME } from '@/lib/internships/counties/counties';
import {
  FILTER_VALUES,
  type FilterName,
  type FilterValues,
  type Sort,
} from '@/lib/search/engine/search-names';

export const SORT_LABELS: Record<Sort, string> = {
  match: 'Best match',
  newest: 'Newest',
  closing: 'Closing soonest',
  pay: 'Best pay',
};

/** For each filter: its label, its empty option, and the label of the field that adds another value. */
export const FILTER_LABELS: Record<FilterName, { label: string; any: string; more?: string }> = {
  industry: { label: 'Industry', any: 'All industries', more: 'Another industry' },
  county: { label: 'County', any: 'All counties', more: 'Another county' },
  kind: { label: 'Type', any: 'All types', more: 'Another type' },
  pay: { label: 'Pay', any: 'Any pay' },
  remote: { label: 'Where', any: 'Anywhere' },
  closing: { label: 'Closing', any: 'Any time' },
};

export const FILTER_OPTIONS: { [Name in FilterName]: readonly FilterValues[Name][] } = {
  ...FILTER_VALUES,
  county: COUNTIES_BY_NAME,
};
