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
  login: { address: [100, 15 * MINUTE], account: [20, 15 * MINUTE] },
  register: { address: [40, HOUR], account: [5, HOUR] },
  'resend verification': { address: [40, HOUR], account: [5, HOUR] },
  'request reset': { address: [40, HOUR], account: [5, HOUR] },
  'reset password': { address: [60, HOUR], account: [20, HOUR] },
} as const satisfies Record<
  string,
  Record<'address' | 'account', readonly [points: number, seconds: number]>
>;

export type Limited = keyof typeof LIMITS;

const limiters = new Map<string, RateLimiterMongo>();

function limiter(action: Limited, by: 'address' | 'account'): RateLimiterMongo {
  const name = `${action}:${by}`;
  const known = limiters.get(name);
  if (known) return known;
  const [points, duration] = LIMITS[action][by];
  const made = new RateLimiterMongo({
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: RateLimitModel.collection.collectionName,
    keyPrefix: name,
    points: Math.ceil(points * env().RATE_LIMIT_FACTOR),
    duration,
    disableIndexesCreation: true,
  });
  limiters.set(name, made);
  return made;
}

function waitText(seconds: number): string {
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

async function take(action: Limited, by: 'address' | 'account', key: string): Promise<void> {
  try {
    await limiter(action, by).consume(createHash('sha256').update(key).digest('base64url'));
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
