import type { ImportCounts } from '@/models/import';

/** What becomes of a row: `create` before the import, `created` after it. */
export interface RowOutcome {
  line: number;
  /** Title and company, as far as they are there. */
  label: string;
  outcome: 'create' | 'created' | 'duplicate' | 'refused';
  /** Of which listing it is a duplicate, or why it cannot be read; empty where there is nothing to say. */
  note: string;
  /** The page of the listing it is a duplicate of, from the root of this site. */
  path?: string;
  /** Field → message, where fields are wrong. */
  errors: Record<string, string>;
}

/** How many rows became what; `created` counts those that would be, too. */
export function countOutcomes(outcomes: readonly RowOutcome[]): ImportCounts {
  const counts = { created: 0, duplicate: 0, refused: 0 };
  for (const { outcome } of outcomes) counts[outcome === 'create' ? 'created' : outcome] += 1;
  return counts;
}

/** Why nothing comes of a row, and each field that is wrong. */
export const reasonsOf = ({ note, errors }: RowOutcome): string[] =>
  [note, ...Object.entries(errors).map(([field, message]) => `${field}: ${message}`)].filter(
    (text) => text !== '',
  );
