import { connect } from '@/lib/platform/db/db';
import { moveKeptMails } from './move-kept-mails';
import { models } from './prepare-database';

export interface IndexChange {
  collection: string;
  /** Names of indexes that are there and no longer used. */
  unused: string[];
  /** Fields of indexes that are not there yet. */
  missing: string[];
}

const fieldsOf = (index: unknown): string =>
  Object.entries(index as Record<string, unknown>)
    .map(([field, direction]) => `${field}: ${String(direction)}`)
    .join(', ');

/** What the indexes of the database lack, and have too many, against what this version uses. Changes nothing. */
export async function planIndexes(): Promise<IndexChange[]> {
  await connect();
  const changes: IndexChange[] = [];
  for (const model of models) {
    const { toDrop, toCreate } = await model.diffIndexes();
    changes.push({
      collection: model.collection.name,
      unused: toDrop.map(String),
      missing: toCreate.map(fieldsOf),
    });
  }
  return changes.filter(({ unused, missing }) => unused.length + missing.length > 0);
}

/**
 * Makes the indexes that are missing, then drops those that are no longer used. Gives what was changed. The mails that an earlier version
 * kept inside documents are moved first, while the index that finds them is there.
 */
export async function migrateIndexes(): Promise<IndexChange[]> {
  await moveKeptMails();
  const changes = await planIndexes();
  for (const model of models) {
    await model.createCollection();
    await model.createIndexes();
    const change = changes.find(({ collection }) => collection === model.collection.name);
    for (const name of change?.unused ?? []) await model.collection.dropIndex(name);
  }
  return changes;
}
