import type { ImportCounts } from '@/models/import';

/** A reason to look at a row. */
export interface Doubt {
  text: string;
  /** The page of a listing that seems to be the same opening. */
  path?: string;
}

/** The outcome of a row: `create` before the import, `created` after it. */
export interface RowOutcome {
  /** See `Row`. */
  line: number;
  /** Title and company, if given. */
  label: string;
  outcome: 'create' | 'created' | 'duplicate' | 'refused';
  /** The listing it duplicates, or why it cannot be read; otherwise empty. */
  note: string;
  /** The path of the listing it duplicates. */
  path?: string;
  /** Why a person looks at the row before it is imported: what the checks found, and listings that seem to be the same opening. */
  doubts?: Doubt[];
  /** Field → error message. */
  errors: Record<string, string>;
}

/** Rows by outcome; `created` includes those that would be created. */
export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const counts = { created: 0, duplicate: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome === 'create' ? 'created' : outcome] += 1;
  return counts;
}

/** Why a row is refused, with each invalid field. */
export const reasonsOf = ({ note, errors }: RowOutcome): string[] =>
  [note, ...Object.entries(errors).map(([field, message]) => `${field}: ${message}`)].filter(
    (text) => text !== '',
  );
