import { sharedState } from '@/lib/platform/core/shared-state';
import { within } from '@/lib/platform/core/time-limit';
import { connect } from '@/lib/platform/db/connection';
import { MigrationModel, type MigrationRecord } from '@/models/migration';
import { schemaProblem } from './schema-problem';

/** Milliseconds to wait for the migration records. */
const ANSWER_MS = 1_000;

const shared = sharedState<{ problem?: string | undefined }>('schema problem', () => ({}));

async function read(): Promise<MigrationRecord[]> {
  await connect();
  return MigrationModel.find({ _id: { $gt: 0 } })
    .maxTimeMS(ANSWER_MS)
    .lean<MigrationRecord[]>();
}

/** Returns the reason this version cannot use the database, if any. If the database does not respond, returns the last known reason. */
export async function readSchemaProblem(): Promise<string | undefined> {
  try {
    const records = await within(ANSWER_MS, read(), () => new Error('migration records timed out'));
    shared.problem = schemaProblem(records);
  } catch {
    // Keeps the last known result.
  }
  return shared.problem;
}
