import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { withTransaction } from '@/lib/platform/db/transaction';
import { keepResult } from '@/lib/platform/idempotency/once';
import { ImportModel } from '@/models/import';
import { importRows, MAX_ROWS_AT_ONCE } from './import-rows';
import { findImport, tellOf, type CheckedImport } from './kept-import';
import { OWN_NAMES } from './mapping';
import { countOutcomes, type RowOutcome } from './outcome';

/**
 * Publishes the new listings of a checked file. Takes its id. Gives the outcome of each row. Throws 404.
 * Idempotent: a second call, also after an interruption, publishes what is missing.
 */
export async function runImport(actor: Actor, input: { id: unknown }): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const { record, table } = await findImport(by, input.id);
  const outcomes: RowOutcome[] = [];
  for (let from = 0; from < table.rows.length; from += MAX_ROWS_AT_ONCE) {
    const rows = table.rows.slice(from, from + MAX_ROWS_AT_ONCE);
    outcomes.push(...(await importRows(actor, { rows, mapping: OWN_NAMES, file: record.fileName })));
  }
  const done = { at: new Date(), ...countOutcomes(outcomes) };
  return withTransaction(async () => {
    await ImportModel.updateOne({ _id: record._id }, { $set: { done } });
    return keepResult({ import: tellOf({ record, table }, outcomes, done) });
  });
}
