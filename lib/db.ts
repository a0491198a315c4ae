import mongoose from 'mongoose';
import { AppError } from './errors';
import { env } from './env';

/** How long a request waits for a database that does not answer, in milliseconds. */
const SERVER_SELECTION_MS = 3_000;

const shared = globalThis as typeof globalThis & {
  mwanzoDatabase?: Promise<typeof mongoose>;
  /** Milliseconds since 1970: when the connection was last lost, or had again. */
  mwanzoConnectionTurned?: number;
};

mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', false);

const noteTurn = (): void => {
  shared.mwanzoConnectionTurned = Date.now();
};

function watchConnection(): void {
  if (shared.mwanzoConnectionTurned !== undefined) return;
  shared.mwanzoConnectionTurned = 0;
  for (const turn of ['disconnected', 'connected']) mongoose.connection.on(turn, noteTurn);
}

/** The driver takes a socket that was cut for no lost connection until its next command: the closed one tells at once. */
function watchSockets({ connection }: typeof mongoose): void {
  connection.getClient().on('connectionClosed', ({ reason }) => {
    if (reason === 'error') noteTurn();
  });
}

/**
 * Connects this process to the database once; later calls give the same connection.
 * Throws AppError `unavailable` when the database does not answer.
 */
export async function connect(): Promise<typeof mongoose> {
  watchConnection();
  shared.mwanzoDatabase ??= mongoose
    .connect(env().MONGODB_URI, { serverSelectionTimeoutMS: SERVER_SELECTION_MS })
    .then((connected) => {
      watchSockets(connected);
      return connected;
    });
  try {
    return await shared.mwanzoDatabase;
  } catch (error) {
    shared.mwanzoDatabase = undefined;
    throw unavailable(error);
  }
}

/** Closes the connection of this process, if there is one. */
export async function disconnect(): Promise<void> {
  if (!shared.mwanzoDatabase) return;
  shared.mwanzoDatabase = undefined;
  await mongoose.disconnect();
}

/** True when the database answers a ping within the time a request would wait. */
export async function isReachable(): Promise<boolean> {
  try {
    const { connection } = await connect();
    await connection.db?.command({ ping: 1 }, { timeoutMS: SERVER_SELECTION_MS });
    return connection.db !== undefined;
  } catch {
    return false;
  }
}

const OUT_OF_REACH =
  /^(MongoServerSelectionError|MongooseServerSelectionError|MongoNetworkError|MongoNetworkTimeoutError|MongoNotConnectedError|MongoTopologyClosedError|MongoPoolClearedError|PoolClearedError|PoolClearedOnNetworkError|MongoOperationTimeoutError|MongoPoolClosedError|MongoClientClosedError)$/;

/** The connection was cut as a command was being written to it: what the socket says reaches us as it is. */
const isCut = (error: Error & { code?: unknown }): boolean => error.code === 'EPIPE';

/** Whether this error says that the database is out of reach; of many writes at once the driver says so in the error within. */
export const isOutOfReach = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoBulkWriteError
    ? isOutOfReach(error.errorResponse)
    : error instanceof Error && (OUT_OF_REACH.test(error.name) || isCut(error));

/** The answer to give when the database is out of reach. */
export const unavailable = (cause: unknown): AppError => {
  const error = new AppError('unavailable', 'The service is busy waking up. Please try again in a moment.', {
    retryAfter: 2,
  });
  error.cause = cause;
  return error;
};

/** MongoDB's code for a disk that is full. */
const OUT_OF_DISK_SPACE = 14031;

/** Whether a write was refused because the database has no room for it. */
export const isOutOfSpace = (error: unknown): boolean =>
  error instanceof mongoose.mongo.MongoServerError && error.code === OUT_OF_DISK_SPACE;

/** The answer to give when the database can be read, but takes nothing more. */
export const nothingSaved = (cause: unknown): AppError => {
  const message =
    'Nothing can be saved at the moment. What you saved before is safe. Please try again in a few minutes.';
  const error = new AppError('unavailable', message, { retryAfter: 60 });
  error.cause = cause;
  return error;
};

/** MongoDB's code for a write that a unique index refuses. */
export const DUPLICATE_KEY = 11000;

/** Whether the connection this process has was broken at any time since then (milliseconds since 1970); asks nobody. */
export const wasConnectionLost = (since: number): boolean =>
  shared.mwanzoDatabase !== undefined &&
  (mongoose.connection.readyState !== mongoose.ConnectionStates.connected ||
    (shared.mwanzoConnectionTurned ?? 0) >= since);

/** Whether what failed did so because the database is out of reach, by the driver's error or by our own. */
export const isDatabaseAway = (error: unknown): boolean =>
  isOutOfReach(error) || (error instanceof AppError && error.code === 'unavailable');

/** Whether a write was refused for a key that is there already. */
export const isDuplicate = (error: unknown): error is mongoose.mongo.MongoServerError =>
  error instanceof mongoose.mongo.MongoServerError && error.code === DUPLICATE_KEY;

/** The field whose unique index refused a write, or undefined when the error is another one. */
export function duplicateField(error: unknown): string | undefined {
  if (!isDuplicate(error)) return undefined;
  return Object.keys((error.keyPattern as Record<string, unknown> | undefined) ?? {}).at(-1);
}
