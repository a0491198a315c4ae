import { z } from 'zod';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/idempotency';
import { ImportModel } from '@/models/import';
import { importRows, MAX_ROWS_AT_ONCE } from './import-rows';
import { findImport, tellOf, type CheckedImport } from './kept-import';
import { PAGE_LIMITS } from './limits';
import { OWN_NAMES } from './csv-columns';
import { countOutcomes, type RowOutcome } from './outcome';

export const runSchema = z.object({
  rows: z.array(z.int().min(1)).max(PAGE_LIMITS.rows).optional(),
  /** The caller, named in the audit log, accepts responsibility for the listings. */
  takesOn: z
    .literal(true, { error: 'Confirm that you’ve read the listings and take responsibility for them' })
    .default(true),
});

/**
 * Publishes the new listings of a checked file, either the chosen rows or all but the template's example, and returns the outcome of each
 * row. Idempotent: a repeated call publishes the missing ones. Throws 404, and 422 unless the caller accepts responsibility.
 */
export async function runImport(
  actor: Actor,
  input: { id: unknown; choice: unknown },
): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const { rows: chosen } = runSchema.parse(input.choice);
  const only = chosen && new Set(chosen);
  const { record, table } = await findImport(by, input.id);
  const outcomes: RowOutcome[] = [];
  for (let from = 0; from < table.rows.length; from += MAX_ROWS_AT_ONCE) {
    const rows = table.rows.slice(from, from + MAX_ROWS_AT_ONCE);
    outcomes.push(...(await importRows(actor, { rows, mapping: OWN_NAMES, only, file: record.fileName })));
  }
  const done = { at: new Date(), ...countOutcomes(outcomes) };
  return withTransaction(async () => {
    await ImportModel.updateOne({ _id: record._id }, { $set: { done } });
    return keepResult({ import: tellOf({ record, table }, outcomes, done) });
  });
}
