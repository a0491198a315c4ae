import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { safeFileName } from '@/lib/platform/files/file-name';
import type { CsvFile } from '@/lib/platform/http/csv-answer';
import { OWN_NAMES } from './csv-columns';
import { findImport } from './kept-import';
import { reasonsOf } from './outcome';
import { planRows } from './plan';
import { refusedTable } from './refused-table';

/**
 * Exports the rows of a stored file that are refused now, with the reasons, as a CSV file that can be imported once it is corrected.
 * Throws 404.
 */
export async function downloadRefused(actor: Actor, input: { id: unknown }): Promise<CsvFile> {
  const by = authorize(actor, 'internship:import');
  const { record, table } = await findImport(by, input.id);
  const planned = await planRows(table.rows, OWN_NAMES);
  const refused = table.rows.flatMap((row, at) => {
    const outcome = planned[at]?.outcome;
    return outcome?.outcome === 'refused' ? [{ row, reason: reasonsOf(outcome).join('; ') }] : [];
  });
  const name = record.fileName.replace(/\.\w+$/, '');
  return {
    fileName: safeFileName(`Refused rows, ${name}`, 'csv'),
    text: await refusedTable(table, refused),
  };
}
