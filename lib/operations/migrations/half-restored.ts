import { connect } from '@/lib/platform/db/connection';
import { AppError } from '@/lib/platform/core/errors';
import { readMark } from '@/lib/platform/db/markers';

/** Throws `conflict` if a restore into this database was interrupted, because data is missing. */
export async function refuseHalfRestored(): Promise<void> {
  const { connection } = await connect();
  const restore = await readMark('restore');
  if (!restore) return;
  throw new AppError(
    'conflict',
    `The database ${connection.name} is half restored: a restore that started at ${restore.at.toISOString()} is running or was interrupted. Wait for it, or run it again: npm run restore -- FOLDER`,
  );
}
