import mongoose from 'mongoose';
import { refusalsOf } from '@/lib/platform/core/database-errors';
import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { isMeasured } from '@/lib/platform/monitoring/measure';
import { watchDatabase } from '@/lib/platform/monitoring/watch-database';
import { unavailableCause } from '@/lib/platform/core/unavailable';
import { within } from '@/lib/platform/core/time-limit';
import { failOnClosedConnections } from './closed-connections';
import { withTimeLimit } from './time-limits';

/**
 * How long the service waits for its database, in milliseconds. One that takes connections but does not answer (paused, cut off)
 * is found out by the heartbeat after at most 4 s, which ends what waits for it; whatever comes then waits for 3 s.
 * One that answers heartbeats only is given up by the socket, twice at most: what can be tried again is.
 */
const BRIEF = {
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 3_000,
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 3_000,
  socketTimeoutMS: 4_500,
};

/** The same for work that reads or writes all there is, such as backups and the making of indexes. */
const PATIENT = {
  heartbeatFrequencyMS: 10_000,
  connectTimeoutMS: 30_000,
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 60_000,
  socketTimeoutMS: 30 * 60_000,
};

/** Milliseconds in which whoever watches the service is told how its database is. */
const PING_MS = 2_000;

const shared = globalThis as typeof globalThis & {
  mwanzoDatabase?: Promise<typeof mongoose>;
  mwanzoClosing?: Promise<void> | undefined;
  /** Whether this process does work that takes long. */
  mwanzoPatient?: boolean;
  /** Milliseconds since 1970: when the connection was last lost, or had again. */
  mwanzoConnectionTurned?: number;
};

mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', false);
failOnClosedConnections();

const noteTurn = (): void => {
  shared.mwanzoConnectionTurned = Date.now();
};

/** The client is there once connecting has begun, before its first connection. */
const measure = (): void =>
  queueMicrotask(() => {
    if (isMeasured()) watchDatabase(mongoose.connection.getClient());
  });

function watchConnection(): void {
  if (shared.mwanzoConnectionTurned !== undefined) return;
  shared.mwanzoConnectionTurned = 0;
  mongoose.connection.on('connecting', measure);
  for (const turn of ['disconnected', 'connected']) mongoose.connection.on(turn, noteTurn);
}

/**
 * Connects this process to the database once; later calls give the same connection.
 * Throws AppError `unavailable` when the database does not answer.
 */
export async function connect(): Promise<typeof mongoose> {
  watchConnection();
  if (shared.mwanzoClosing) await shared.mwanzoClosing;
  const limits = shared.mwanzoPatient ? PATIENT : BRIEF;
  shared.mwanzoDatabase ??= mongoose.connect(env().MONGODB_URI, {
    ...limits,
    writeConcern: { w: 'majority' },
    monitorCommands: isMeasured(),
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
  shared.mwanzoClosing = mongoose.disconnect().finally(() => (shared.mwanzoClosing = undefined));
  await shared.mwanzoClosing;
}

/**
 * Does work that may keep the database busy for minutes, on a connection that waits for it; afterwards the process connects anew,
 * with the limits of a service. Not while anything else of this process needs the database.
 */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  if (shared.mwanzoPatient) return work();
  shared.mwanzoPatient = true;
  await disconnect();
  try {
    return await withTimeLimit('command', work);
  } finally {
    shared.mwanzoPatient = false;
    await disconnect();
  }
}

async function ping(): Promise<boolean> {
  const { connection } = await connect();
  await connection.db?.command({ ping: 1, maxTimeMS: PING_MS });
  return connection.db !== undefined;
}

/** True when the database answers a ping within 2 s. */
export async function isReachable(): Promise<boolean> {
  try {
    return await within(PING_MS, ping(), () => new Error('no answer to a ping'));
  } catch {
    return false;
  }
}

/** The answer to give when the database is out of reach. */
export const unavailable = (cause: unknown): AppError => {
  const error = new AppError('unavailable', 'Our server is not responding. Please try again in a moment.', {
    retryAfter: 2,
    unavailable: 'database',
  });
  error.cause = cause;
  return error;
};

/** The answer to give when a query took longer than it may (`time-limits.ts`). */
export const tooSlow = (cause: unknown): AppError => {
  const message = 'This takes longer than usual at the moment. Please try again in a minute.';
  const error = new AppError('unavailable', message, { retryAfter: 60, unavailable: 'database slow' });
  error.cause = cause;
  return error;
};

/** The answer to give when the database can be read, but takes nothing more. */
export const nothingSaved = (cause: unknown): AppError => {
  const message =
    'Nothing can be saved at the moment. What you saved before is safe. Please try again in a few minutes.';
  const error = new AppError('unavailable', message, { retryAfter: 60, unavailable: 'database full' });
  error.cause = cause;
  return error;
};

/** Whether the connection this process has was broken at any time since then (milliseconds since 1970); asks nobody. */
export const wasConnectionLost = (since: number): boolean =>
  shared.mwanzoDatabase !== undefined &&
  (mongoose.connection.readyState !== mongoose.ConnectionStates.connected ||
    (shared.mwanzoConnectionTurned ?? 0) >= since);

/** Whether what failed did so because the database is out of reach, by the driver's error or by our own. */
export const isDatabaseAway = (error: unknown): boolean => unavailableCause(error) === 'database';

/** MongoDB's code for a write that a unique index refuses. */
const DUPLICATE_KEY = 11000;

/**
 * Whether a write was refused for a key that is there already; of many writes, whether nothing else was wrong with any.
 * Of use where only one index can refuse it; elsewhere see `duplicateField`.
 */
export const isDuplicate = (error: unknown): error is mongoose.mongo.MongoServerError =>
  error instanceof mongoose.mongo.MongoServerError &&
  error.code === DUPLICATE_KEY &&
  refusalsOf(error).every(({ code }) => code === DUPLICATE_KEY);

/** The last field of the index that a refusal names in its text, as `E11000 … index: email_1 dup key: { … }`. */
function fieldInText(message: string): string | undefined {
  const index = /\bindex: (?:\S+\.\$)?(\S+)/.exec(message)?.[1];
  if (index === '_id_') return '_id';
  return index?.replace(/_-?1$/, '').split(/_-?1_/).at(-1);
}

/** The field whose unique index refused a write, the last one of an index over several; undefined when the error is another one. */
export function duplicateField(error: unknown): string | undefined {
  if (!isDuplicate(error)) return undefined;
  const { keyPattern } = error as { keyPattern?: Record<string, unknown> };
  return keyPattern ? Object.keys(keyPattern).at(-1) : fieldInText(error.message);
}
