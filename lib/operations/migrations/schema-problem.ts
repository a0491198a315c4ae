import type { MigrationRecord } from '@/models/migration';
import { KNOWN, type Migration } from './known';

const named = (migrations: readonly { name: string }[]): string =>
  migrations.map(({ name }) => `“${name}”`).join(', ');

/** Contract migrations of a newer version that removed something this version needs. */
export const tooNew = (
  records: readonly MigrationRecord[],
  known: readonly Migration[] = KNOWN,
): MigrationRecord[] =>
  records.filter(({ _id, phase }) => phase === 'contract' && !known.some(({ id }) => id === _id));

/**
 * Returns the reason this version cannot use a database with these migrations, if any. Additions by a newer version and pending contract
 * migrations are not a problem.
 */
export function schemaProblem(
  records: readonly MigrationRecord[],
  known: readonly Migration[] = KNOWN,
): string | undefined {
  const newer = tooNew(records, known);
  if (newer.length > 0) {
    return `The database is newer than this version of Mwanzo: a later version ran or started ${named(newer)}. Start the later version, or restore an earlier backup: npm run restore -- FOLDER`;
  }
  const done = new Set(records.filter(({ doneAt }) => doneAt).map(({ _id }) => _id));
  const pending = known.filter(({ id, phase }) => phase === 'expand' && !done.has(id));
  if (pending.length === 0) return undefined;
  return `The database is older than this version of Mwanzo: it still needs ${named(pending)}. Run: npm run migrate`;
}
