import mongoose from 'mongoose';

const { MongoBulkWriteError, MongoError, MongoServerError } = mongoose.mongo;

/** Driver errors for a database that is unreachable or does not respond in time. */
const OUT_OF_REACH = new Set([
  'MongoServerSelectionError',
  'MongooseServerSelectionError',
  'MongoNetworkError',
  'MongoNetworkTimeoutError',
  'MongoNotConnectedError',
  'MongoTopologyClosedError',
  'MongoServerClosedError',
  'MongoPoolClearedError',
  'PoolClearedError',
  'PoolClearedOnNetworkError',
  'MongoPoolClosedError',
  'MongoClientClosedError',
  'MongoOperationTimeoutError',
  'MongoWaitQueueTimeoutError',
  'WaitQueueTimeoutError',
]);

const TRANSIENT_LABELS = [
  'RetryableWriteError',
  'RetryableError',
  'TransientTransactionError',
  'UnknownTransactionCommitResult',
  'SystemOverloadedError',
  'ResetPool',
  'InterruptInUseConnections',
];

/** Codes of temporary errors, such as a member stepping down (https://www.mongodb.com/docs/manual/reference/error-codes/). */
const TRANSIENT_CODES = new Set([
  6, // HostUnreachable
  7, // HostNotFound
  64, // WriteConcernTimeout
  89, // NetworkTimeout
  91, // ShutdownInProgress
  100, // UnsatisfiableWriteConcern
  112, // WriteConflict
  133, // FailedToSatisfyReadPreference
  189, // PrimarySteppedDown
  262, // ExceededTimeLimit
  9001, // SocketException
  10107, // NotWritablePrimary
  11600, // InterruptedAtShutdown
  11602, // InterruptedDueToReplStateChange
  13435, // NotPrimaryNoSecondaryOk
  13436, // NotPrimaryOrSecondary
]);

const MAX_TIME_EXPIRED = 50;
const OUT_OF_DISK_SPACE = 14031;
/** Atlas uses one code for all its own errors. Only the message distinguishes them. */
const ATLAS_REFUSAL = 8000;

export const refusalsOf = (error: Error): { code?: unknown }[] =>
  error instanceof MongoBulkWriteError ? [error.writeErrors ?? []].flat() : [];

/** Whether the database is unreachable or overloaded, so that a retry may succeed. Also checks the nested errors of bulk writes. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (OUT_OF_REACH.has(error.name)) return true;
  if (!(error instanceof MongoError)) return false;
  if (TRANSIENT_LABELS.some((label) => error.hasErrorLabel(label))) return true;
  if (TRANSIENT_CODES.has(Number(error.code))) return true;
  if (!(error instanceof MongoBulkWriteError)) return false;
  return (
    isOutOfReach(error.errorResponse) ||
    refusalsOf(error).some(({ code }) => TRANSIENT_CODES.has(Number(code)))
  );
}

export const isOutOfTime = (error: unknown): boolean =>
  error instanceof MongoServerError && error.code === MAX_TIME_EXPIRED;

/** Whether a write failed for lack of space: a full disk, or Atlas's quota. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof MongoServerError &&
  (error.code === OUT_OF_DISK_SPACE || (error.code === ATLAS_REFUSAL && /\bquota\b/i.test(error.message)));
