import type { mongo } from 'mongoose';
import { authorize, type Actor, type SignedInUser } from '@/lib/platform/auth/actor';
import { AppError } from '@/lib/platform/core/errors';
import { objectId } from '@/lib/platform/db/ids';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import { ImportModel, type ImportCounts, type ImportRecord } from '@/models/import';
import { checkRows } from './check-rows';
import { PAGE_LIMITS } from './limits';
import { ignoredColumns, OWN_NAMES } from './csv-columns';
import { countOutcomes, type RowOutcome } from './outcome';
import { readTable } from './read-table';
import type { Table } from './rows';

export interface CheckedImport {
  _id: string;
  fileName: string;
  /** When it is deleted (ISO 8601, UTC). */
  keptUntil: AnsweredMoment;
  ignored: string[];
  rows: RowOutcome[];
  counts: ImportCounts;
  /** When it was last imported (ISO 8601, UTC), and the result; null before the first import. */
  done: ({ at: AnsweredMoment } & ImportCounts) | null;
}

export interface KeptImport {
  record: ImportRecord;
  table: Table;
}

const NOT_FOUND = 'We no longer have this file. We keep files for a day after checking them.';

type Stored = Omit<ImportRecord, 'bytes'> & { bytes: mongo.Binary };

/** Finds a file that this user has checked. Throws 404. */
export async function findImport(by: SignedInUser, id: unknown): Promise<KeptImport> {
  const _id = objectId(id, NOT_FOUND);
  const found = await ImportModel.findOne({ _id, by: by.id, purgeAt: { $gt: new Date() } }).lean<Stored>();
  if (!found) throw new AppError('notFound', NOT_FOUND);
  const record = { ...found, bytes: Buffer.from(found.bytes.value()) };
  return { record, table: await readTable(record.bytes, PAGE_LIMITS) };
}

type Done = ImportRecord['done'];

const toDone = (done: Done): CheckedImport['done'] =>
  done && {
    at: answeredMoment(done.at),
    created: done.created,
    duplicate: done.duplicate,
    refused: done.refused,
  };

export const tellOf = (
  { record, table }: KeptImport,
  rows: RowOutcome[],
  done: Done = record.done,
): CheckedImport => ({
  _id: record._id.toHexString(),
  fileName: record.fileName,
  keptUntil: answeredMoment(record.purgeAt),
  ignored: ignoredColumns(table.columns, OWN_NAMES),
  rows,
  counts: countOutcomes(rows),
  done: toDone(done),
});

/** Reads a stored file and checks it again, because the site's listings may have changed. Throws 404. */
export async function readImport(actor: Actor, input: { id: unknown }): Promise<{ import: CheckedImport }> {
  const by = authorize(actor, 'internship:import');
  const kept = await findImport(by, input.id);
  const rows = await checkRows(actor, { rows: kept.table.rows, mapping: OWN_NAMES });
  return { import: tellOf(kept, rows) };
}
