import type mongoose from 'mongoose';
import { isOutOfReach } from '@/lib/platform/core/database-errors';
import { AppError } from '@/lib/platform/core/errors';
import { connect, unavailable } from './connection';
import { followChanges, type OpenStream } from './follow-changes';

/** Milliseconds the database waits for a change before it responds. Must be less than the socket timeout. */
const AWAIT_MS = 3_000;

/** Opens change streams on a collection. `pipeline` selects the parts of each change. */
export const streamOf =
  <Change>(
    collectionName: string,
    pipeline: mongoose.mongo.Document[],
    options: mongoose.mongo.ChangeStreamOptions = {},
  ): OpenStream<Change> =>
  async (startAfter) => {
    const { connection } = await connect();
    const collection = connection.getClient().db(connection.name).collection(collectionName);
    return collection.watch<mongoose.mongo.Document, Change & mongoose.mongo.ChangeStreamDocument>(pipeline, {
      ...options,
      maxAwaitTimeMS: AWAIT_MS,
      ...(startAfter !== undefined && { startAfter }),
    });
  };

const refused = (of: string, cause: unknown): AppError => {
  const said = cause instanceof Error ? cause.message : String(cause);
  const error = new AppError(
    'conflict',
    `MONGODB_URI: this MongoDB does not let Mwanzo watch its ${of} for changes (${said}). This requires a replica set and a role with changeStream on them: see docs/mongodb-role.js.`,
  );
  error.cause = cause;
  return error;
};

/** Follows a change stream (`followChanges`). Throws `unavailable`, or `conflict` if the database does not allow change streams. */
export async function watchCollection<Change>(
  of: string,
  stream: OpenStream<Change>,
  told: { change: (change: Change) => void; gap: () => void },
): Promise<{ stop: () => Promise<void> }> {
  try {
    return await followChanges(stream, told);
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw isOutOfReach(error) ? unavailable(error) : refused(of, error);
  }
}
