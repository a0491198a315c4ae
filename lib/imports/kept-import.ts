import type { Types } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import { objectId } from '@/lib/ids';
import { ImportModel, type ImportRecord } from '@/models/import';
import { checkRows } from './check-rows';
import { PAGE_LIMITS } from './limits';
import { ignoredColumns, OWN_NAMES } from './mapping';
import { countOutcomes, type OutcomeCounts, type RowOutcome } from './outcome';
import { readTable } from './read-table';

/** A file that was checked, and what would become of its rows if it were imported now. */
export interface CheckedImport {
  _id: string;
  fileName: string;
  /** ISO 8601, UTC: until then it is kept. */
  keptUntil: string;
  /** Columns that nothing is read from. */
  ignored: string[];
  rows: RowOutcome[];
  counts: OutcomeCounts;
  /** What came of importing it, the last time; null where nobody did. */
  done: OutcomeCounts | null;
}

const NOT_FOUND = 'There is no such file any more. Files are kept for a day after they were checked.';

/** A kept file of this administrator's own, with its rows read. Throws 404. */
export async function findImport(by: SignedInUser, id: unknown) {
  const _id: Types.ObjectId = objectId(id, NOT_FOUND);
  const record = await ImportModel.findOne({ _id, by: by.id, purgeAt: { $gt: new Date() } });
  if (!record) throw new AppError('notFound', NOT_FOUND);
  return { record, table: readTable(record.bytes, PAGE_LIMITS) };
}

const countsOf = ({ done }: Pick<ImportRecord, 'done'>): OutcomeCounts | null =>
  done && { created: done.created, duplicate: done.duplicate, refused: done.refused };

/** Reads a file that was checked, and checks it again: what is on the site may have changed. Throws 404. */
export async function readImport(actor: Actor, input: { id: unknown }): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const { record, table } = await findImport(by, input.id);
  const rows = await checkRows(actor, { rows: table.rows, mapping: OWN_NAMES });
  return {
    import: {
      _id: record._id.toHexString(),
      fileName: record.fileName,
      keptUntil: record.purgeAt.toISOString(),
      ignored: ignoredColumns(table.columns, OWN_NAMES),
      rows,
      counts: countOutcomes(rows),
      done: countsOf(record),
    },
  };
}
