import mongoose from 'mongoose';
import { sharedState } from '@/lib/platform/core/shared-state';
import { refusalsOf } from '@/lib/platform/core/database-errors';
import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { isMeasured } from '@/lib/platform/monitoring/measure';
import { watchDatabase } from '@/lib/platform/monitoring/watch-database';
import { unavailableCause } from '@/lib/platform/core/unavailable';
import { within } from '@/lib/platform/core/time-limit';
import { failOnClosedConnections } from './closed-connections';
import { failOnLostServers } from './lost-servers';
import { withTimeLimit } from './time-limits';

/**
 * The service's database time-outs, in milliseconds. A paused or cut-off database may accept connections but not respond. The
 * heartbeat detects this within 4 s and ends pending operations. Later operations wait 3 s for a server, once per request. If the
 * database responds only to heartbeats, operations fail after at most two socket time-outs.
 */
const BRIEF = {
  heartbeatFrequencyMS: 1_000,
  connectTimeoutMS: 3_000,
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 3_000,
  socketTimeoutMS: 4_500,
};

/** For work that reads or writes everything, such as backups and index builds. */
const PATIENT = {
  heartbeatFrequencyMS: 10_000,
  connectTimeoutMS: 30_000,
  serverSelectionTimeoutMS: 3_000,
  waitQueueTimeoutMS: 60_000,
  socketTimeoutMS: 30 * 60_000,
};

/** Milliseconds to wait for the health check's ping. */
const PING_MS = 2_000;

interface ConnectionState {
  database?: Promise<typeof mongoose> | undefined;
  closing?: Promise<void> | undefined;
  isPatient?: boolean;
  /** When the connection was last lost or restored, in milliseconds since 1970. */
  turnedAt?: number;
}

const shared = sharedState<ConnectionState>('database connection', () => ({}));

mongoose.set('autoIndex', false);
mongoose.set('autoCreate', false);
mongoose.set('strictQuery', 'throw');
mongoose.set('sanitizeFilter', false);
failOnClosedConnections();
failOnLostServers();

const noteTurn = (): void => {
  shared.turnedAt = Date.now();
};

/** Runs once the client exists, but before its first connection. */
const measure = (): void =>
  queueMicrotask(() => {
    if (isMeasured()) watchDatabase(mongoose.connection.getClient());
  });

function watchConnection(): void {
  if (shared.turnedAt !== undefined) return;
  shared.turnedAt = 0;
  mongoose.connection.on('connecting', measure);
  for (const turn of ['disconnected', 'connected']) mongoose.connection.on(turn, noteTurn);
}

/** Connects this process to the database, or returns its connection. Throws `unavailable` if the database does not respond. */
export async function connect(): Promise<typeof mongoose> {
  watchConnection();
  if (shared.closing) await shared.closing;
  const limits = shared.isPatient ? PATIENT : BRIEF;
  shared.database ??= mongoose.connect(env().MONGODB_URI, {
    ...limits,
    writeConcern: { w: 'majority' },
    monitorCommands: isMeasured(),
  });
  try {
    return await shared.database;
  } catch (error) {
    shared.database = undefined;
    throw unavailable(error);
  }
}

export async function disconnect(): Promise<void> {
  if (!shared.database) return;
  shared.database = undefined;
  shared.closing = mongoose.disconnect().finally(() => (shared.closing = undefined));
  await shared.closing;
}

/** Runs work that takes minutes, with long time-outs. Until it ends, nothing else in this process may use the database. */
export async function patiently<T>(work: () => Promise<T>): Promise<T> {
  if (shared.isPatient) return work();
  shared.isPatient = true;
  await disconnect();
  try {
    return await withTimeLimit('command', work);
  } finally {
    shared.isPatient = false;
    await disconnect();
  }
}

async function ping(): Promise<boolean> {
  const { connection } = await connect();
  await connection.db?.command({ ping: 1, maxTimeMS: PING_MS });
  return connection.db !== undefined;
}

export async function isReachable(): Promise<boolean> {
  try {
    return await within(PING_MS, ping(), () => new Error('no response to a ping'));
  } catch {
    return false;
  }
}

export const unavailable = (cause: unknown): AppError => {
  const error = new AppError('unavailable', 'Our server is not responding. Please try again in a moment.', {
    retryAfter: 2,
    unavailable: 'database',
  });
  error.cause = cause;
  return error;
};

/** The error for a query that exceeded its time limit (`time-limits.ts`). */
export const tooSlow = (cause: unknown): AppError => {
  const message = 'This is taking longer than usual. Please try again in a minute.';
  const error = new AppError('unavailable', message, { retryAfter: 60, unavailable: 'database slow' });
  error.cause = cause;
  return error;
};

/** The error for a database that can be read but is out of space. */
export const nothingSaved = (cause: unknown): AppError => {
  const message =
    'Nothing can be saved at the moment. What you saved before is safe. Please try again in a few minutes.';
  const error = new AppError('unavailable', message, { retryAfter: 60, unavailable: 'database full' });
  error.cause = cause;
  return error;
};

/** Whether the connection has been interrupted since this time (in milliseconds since 1970). Sends no command. */
export const wasConnectionLost = (since: number): boolean =>
  shared.database !== undefined &&
  (mongoose.connection.readyState !== mongoose.ConnectionStates.connected || (shared.turnedAt ?? 0) >= since);

/** Whether an error, ours or the driver's, means that the database is unreachable. */
export const isDatabaseAway = (error: unknown): boolean => unavailableCause(error) === 'database';

const DUPLICATE_KEY = 11000;

/** Whether a write, or every failed write in a bulk, hit a duplicate key. With several unique indexes, use `duplicateField`. */
export const isDuplicate = (error: unknown): error is mongoose.mongo.MongoServerError =>
  error instanceof mongoose.mongo.MongoServerError &&
  error.code === DUPLICATE_KEY &&
  refusalsOf(error).every(({ code }) => code === DUPLICATE_KEY);

/** Matches the last field of the index in the message: `E11000 … index: email_1 dup key: { … }`. */
function fieldInText(message: string): string | undefined {
  const index = /\bindex: (?:\S+\.\$)?(\S+)/.exec(message)?.[1];
  if (index === '_id_') return '_id';
  return index?.replace(/_-?1$/, '').split(/_-?1_/).at(-1);
}

/** The field of the violated unique index (the last one of a compound index). Undefined for any other error. */
export function duplicateField(error: unknown): string | undefined {
  if (!isDuplicate(error)) return undefined;
  const { keyPattern } = error as { keyPattern?: Record<string, unknown> };
  return keyPattern ? Object.keys(keyPattern).at(-1) : fieldInText(error.message);
}
