import { AppError } from '@/lib/platform/core/errors';
import { connect } from '@/lib/platform/db/connection';
import { MigrationModel, type MigrationRecord } from '@/models/migration';
import { dropUnusedIndexes, planIndexes, type IndexChange } from './collections';
import { KNOWN, type KnownMigration } from './known';
import { withMigrationLock } from './lock';
import { schemaProblem, tooNew } from './schema-problem';
import { STEPS } from './steps';
import { countNoun } from '@/lib/platform/format/count-noun';

export interface MigrationOrder {
  /** Set once all nodes of earlier versions have stopped. Migrates what they wrote in the meantime, and runs the contract phase. */
  finish?: boolean;
  /** Receives the progress, line by line. */
  say?: (line: string) => void;
}

interface Pending extends KnownMigration {
  /** Whether the migration was completed before. */
  again: boolean;
  documents: number;
}

/** Always repeats migration 1, which creates all indexes, because one may have been dropped. Throws `conflict` on a newer database. */
async function readPending(finish: boolean): Promise<Pending[]> {
  const records = await MigrationModel.find().lean<MigrationRecord[]>();
  if (tooNew(records).length > 0) throw new AppError('conflict', schemaProblem(records) ?? '');
  const done = new Set(records.filter(({ doneAt }) => doneAt).map(({ _id }) => _id));
  const pending: Pending[] = [];
  for (const migration of KNOWN) {
    const { id, phase } = migration;
    const again = done.has(id);
    const isDue =
      phase === 'expand' ? !again || id === 1 || (finish && STEPS[id].count !== null) : !again && finish;
    if (isDue) pending.push({ ...migration, again, documents: (await STEPS[id].count?.()) ?? 0 });
  }
  return pending;
}

/** Returns no lines for a repeated migration with no documents to change. */
function linesOf({ id, name, again, documents }: Pending): string[] {
  if (!STEPS[id].count || (again && documents === 0)) return [];
  return [`migration ${id} (${name}): ${countNoun(documents, 'document')}`];
}

const indexLines = (changes: readonly IndexChange[], created: string, dropped: string | null): string[] =>
  changes.flatMap(({ collection, missing, unused }) => [
    ...missing.map((fields) => `${collection}: ${created} the index {${fields}}`),
    ...unused.map((name) =>
      dropped
        ? `${collection}: ${dropped} the index ${name}`
        : `${collection}: this version does not use the index ${name}. To drop it: npm run migrate -- --finish`,
    ),
  ]);

/** Dry run of `migrateDatabase`. Returns one line per change, with the number of documents. Changes nothing. */
export async function planMigrations({ finish = false }: MigrationOrder = {}): Promise<string[]> {
  await connect();
  const pending = await readPending(finish);
  const indexes = indexLines(await planIndexes(), 'would create', finish ? 'would drop' : null);
  const lines = pending.flatMap(linesOf).map((line) => `would run ${line}`);
  const told = await Promise.all(pending.map(({ id }) => STEPS[id].tell?.() ?? []));
  return [...indexes, ...lines, ...told.flat()];
}

async function run({ id, name, phase }: Pending): Promise<void> {
  const begun = { name, phase, startedAt: new Date(), doneAt: null };
  await MigrationModel.updateOne({ _id: id }, { $setOnInsert: begun }, { upsert: true });
  await STEPS[id].run();
  await MigrationModel.updateOne({ _id: id, doneAt: null }, { $set: { doneAt: new Date() } });
}

/**
 * Runs and records the pending migrations. A killed run can be resumed. Waits while another process migrates. Throws `conflict` if the
 * database is newer than this version.
 */
export async function migrateDatabase(order: MigrationOrder = {}): Promise<void> {
  const { finish = false, say = () => undefined } = order;
  await connect();
  await withMigrationLock(say, async (check) => {
    const indexes = await planIndexes();
    for (const migration of await readPending(finish)) {
      check();
      await run(migration);
      linesOf(migration).forEach((line) => say(`ran ${line}`));
    }
    if (finish) await dropUnusedIndexes(indexes);
    indexLines(indexes, 'created', finish ? 'dropped' : null).forEach(say);
  });
}
