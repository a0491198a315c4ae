import type { MigrationRecord } from '@/models/migration';
import { KNOWN, type Migration } from './known';

const named = (migrations: readonly { name: string }[]): string =>
  migrations.map(({ name }) => `“${name}”`).join(', ');

/** The migrations of a newer version that have taken away what this one needs, or are about to. */
export const tooNew = (
  records: readonly MigrationRecord[],
  known: readonly Migration[] = KNOWN,
): MigrationRecord[] =>
  records.filter(({ _id, phase }) => phase === 'contract' && !known.some(({ id }) => id === _id));

/**
 * Why this version cannot serve a database on which these migrations were run, in words with the command that mends it; undefined
 * when it can. What a newer version has only added is no reason, nor is what this version may take away but has not yet.
 */
export function schemaProblem(
  records: readonly MigrationRecord[],
  known: readonly Migration[] = KNOWN,
): string | undefined {
  const newer = tooNew(records, known);
  if (newer.length > 0) {
    return `The database is newer than this version of Mwanzo, which cannot serve it any more: a later one was told to ${named(newer)}. Start the later version, or restore a backup made before: npm run restore -- FOLDER`;
  }
  const done = new Set(records.filter(({ doneAt }) => doneAt).map(({ _id }) => _id));
  const pending = known.filter(({ id, phase }) => phase === 'expand' && !done.has(id));
  if (pending.length === 0) return undefined;
  return `The database is older than this version of Mwanzo, which has yet to ${named(pending)}. Run: npm run migrate`;
}
