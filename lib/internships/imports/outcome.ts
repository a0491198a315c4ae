import type { Answered } from '@/lib/internships/listings/mapper';
import type { ImportCounts } from '@/models/import';

export interface Doubt {
  text: string;
  path?: string;
}

/** The fields, besides the title and company, that people check before they answer for a row. */
export const ROW_FACTS = ['applicationDeadline', 'stipend', 'location', 'county', 'remote'] as const;

export type RowFacts = Answered<(typeof ROW_FACTS)[number]>;

/** The outcome of a row: `create` before the import, `created` after it. */
export interface RowOutcome {
  /** See `Row`. */
  line: number;
  label: string;
  /** Missing if the row is not a valid listing. */
  facts?: RowFacts;
  outcome: 'create' | 'created' | 'duplicate' | 'refused';
  /** The listing that it duplicates, or why it cannot be read. Otherwise empty. */
  note: string;
  path?: string;
  doubts?: Doubt[];
  /** Error messages by field. */
  errors: Record<string, string>;
}

/** Counts rows by outcome; `created` includes `create`. */
export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const counts = { created: 0, duplicate: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome === 'create' ? 'created' : outcome] += 1;
  return counts;
}

/** Why a row is rejected, with each invalid field. */
export const reasonsOf = ({ note, errors }: RowOutcome): string[] =>
  [note, ...Object.entries(errors).map(([field, message]) => `${field}: ${message}`)].filter(
    (text) => text !== '',
  );
