import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { ImportModel, type ImportCounts, type ImportRecord } from '@/models/import';
import { checkRows } from './check-rows';
import { PAGE_LIMITS } from './limits';
import { ignoredColumns, OWN_NAMES } from './mapping';
import { countOutcomes, type RowOutcome } from './outcome';
import { readTable } from './read-table';
import type { Table } from './rows';

/** A file that was checked, and what would become of its rows if it were imported now, or what just became of them. */
export interface CheckedImport {
  _id: string;
  fileName: string;
  /** ISO 8601, UTC: until then it is kept. */
  keptUntil: string;
  /** Columns that nothing is read from. */
  ignored: string[];
  rows: RowOutcome[];
  counts: ImportCounts;
  /** When it was imported the last time (ISO 8601, UTC), and what came of it; null where nobody did. */
  done: ({ at: string } & ImportCounts) | null;
}

/** A kept file with its rows read. */
export interface KeptImport {
  record: ImportRecord;
  table: Table;
}

const NOT_FOUND = 'There is no such file any more. Files are kept for a day after they were checked.';

/** A kept file of this administrator's own. Throws 404. */
export async function findImport(by: SignedInUser, id: unknown): Promise<KeptImport> {
  const _id = objectId(id, NOT_FOUND);
  const record = await ImportModel.findOne({ _id, by: by.id, purgeAt: { $gt: new Date() } });
  if (!record) throw new AppError('notFound', NOT_FOUND);
  return { record, table: readTable(record.bytes, PAGE_LIMITS) };
}

type Done = ImportRecord['done'];

const toDone = (done: Done): CheckedImport['done'] =>
  done && {
    at: done.at.toISOString(),
    created: done.created,
    duplicate: done.duplicate,
    refused: done.refused,
  };

/** What there is to say of a kept file of whose rows this becomes, and of its last import. */
export const tellOf = (
  { record, table }: KeptImport,
  rows: RowOutcome[],
  done: Done = record.done,
): CheckedImport => ({
  _id: record._id.toHexString(),
  fileName: record.fileName,
  keptUntil: record.purgeAt.toISOString(),
  ignored: ignoredColumns(table.columns, OWN_NAMES),
  rows,
  counts: countOutcomes(rows),
  done: toDone(done),
});

/** Reads a file that was checked, and checks it again: what is on the site may have changed. Throws 404. */
export async function readImport(actor: Actor, input: { id: unknown }): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const kept = await findImport(by, input.id);
  const rows = await checkRows(actor, { rows: kept.table.rows, mapping: OWN_NAMES });
  return { import: tellOf(kept, rows) };
}
