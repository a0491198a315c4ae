import mongoose from 'mongoose';

/** The positions of the failed writes in an unordered bulk write. Undefined if all of them may have failed. */
export const refusedOf = (error: unknown): Set<number> | undefined =>
  error instanceof mongoose.mongo.MongoBulkWriteError
    ? new Set([error.writeErrors].flat().map(({ index }) => index))
    : undefined;
