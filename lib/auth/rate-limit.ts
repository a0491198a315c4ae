import { createHash } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { connect } from '@/lib/db';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { RateLimitModel } from '@/models/rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How many tries in how many seconds, from one network address (shared by many phones) and for one account. */
const LIMITS = {
  login: { address: [300, 15 * MINUTE], account: [100, 15 * MINUTE] },
  register: { address: [100, HOUR], account: [5, HOUR] },
  'resend verification': { address: [100, HOUR], account: [5, HOUR] },
  'request reset': { address: [100, HOUR], account: [5, HOUR] },
  'change name': { address: [100, HOUR], account: [5, 24 * HOUR] },
  'change email': { address: [100, HOUR], account: [5, HOUR] },
  'delete account': { address: [100, HOUR], account: [10, HOUR] },
  contact: { address: [60, HOUR], account: [10, HOUR] },
  'reset password': { address: [60, HOUR], account: [20, HOUR] },
} as const satisfies Record<
  string,
  Record<'address' | 'account', readonly [points: number, seconds: number]>
>;

export type Limited = keyof typeof LIMITS;

/** Names nobody, and is short whatever was typed. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** A limiter that all nodes share; the collection and its indexes are those of the model. */
const limiter = (name: string, points: number, duration: number, blockDuration = 0): RateLimiterMongo =>
  new RateLimiterMongo({
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: RateLimitModel.collection.collectionName,
    keyPrefix: name,
    points,
    duration,
    blockDuration,
    disableIndexesCreation: true,
  });

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

async function take(action: Limited, by: 'address' | 'account', key: string): Promise<void> {
  const [times, seconds] = LIMITS[action][by];
  const points = Math.ceil(times * env().RATE_LIMIT_FACTOR);
  try {
    await limiter(`${action}:${by}`, points, seconds).consume(keyOf(key));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
    const message = `Too many tries. Please wait ${waitText(retryAfter)} and try again.`;
    throw new AppError('tooManyRequests', message, { retryAfter });
  }
}

/**
 * Counts a try from this network address and for this account.
 * Throws AppError `tooManyRequests` with the seconds to wait when either has had too many.
 */
export async function limitRate(action: Limited, address: string, account: string): Promise<void> {
  await connect();
  await take(action, 'address', address);
  await take(action, 'account', account.toLowerCase());
}

/** Counts a failure under this key; gives whether there have been more than `times`, which then holds for `seconds`. */
export async function isOver(name: string, key: string, times: number, seconds: number): Promise<boolean> {
  try {
    await limiter(name, times, seconds, seconds).consume(keyOf(key));
    return false;
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return true;
    throw refusal;
  }
}
