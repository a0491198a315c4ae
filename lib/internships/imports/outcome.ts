import type { ImportCounts } from '@/models/import';

export interface Doubt {
  text: string;
  path?: string;
}

/** The outcome of a row: `create` before the import, `created` after it. */
export interface RowOutcome {
  /** See `Row`. */
  line: number;
  label: string;
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
