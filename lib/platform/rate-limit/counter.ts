import { createHmac } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { unavailable } from '@/lib/platform/db/connection';
import { RateLimitModel } from '@/models/rate-limit';
import { secretKey } from '@/lib/platform/env/secret-key';

export interface CounterRule {
  name: string;
  /** The maximum number of points within the limit. */
  points: number;
  /** Seconds from the first point until all of them expire. */
  seconds: number;
  /** How long the limit stays exceeded, in seconds from the point that exceeds it. Default: until the points expire. */
  holdSeconds?: number;
}

export interface Count {
  points: number;
  isOver: boolean;
  /** True if one more point would exceed the limit. */
  isFull: boolean;
  until: Date;
}

export interface Point {
  key: string;
  until: Date;
}

/** A short hash. Without the secret, even someone who reads the database cannot identify anyone. */
export const pseudonymOf = (key: string): string =>
  createHmac('sha256', secretKey()).update(key).digest('base64url');

/** A limiter shared by all nodes, on the model's collection and indexes. */
const limiter = ({ name, points, seconds, holdSeconds = 0 }: CounterRule): RateLimiterMongo =>
  new RateLimiterMongo({
    storeClient: mongoose.connection,
    dbName: mongoose.connection.name,
    tableName: RateLimitModel.collection.collectionName,
    keyPrefix: name,
    points,
    duration: seconds,
    blockDuration: holdSeconds,
    disableIndexesCreation: true,
  });

const countOf = ({ points }: CounterRule, found: RateLimiterRes | null): Count => ({
  points: found?.consumedPoints ?? 0,
  isOver: (found?.consumedPoints ?? 0) > points,
  isFull: (found?.consumedPoints ?? 0) >= points,
  until: new Date(Date.now() + (found?.msBeforeNext ?? 0)),
});

/** The library does not check the database's response. If there is none, it throws "cannot read properties of null". */
const orUnavailable = (error: unknown): unknown => (error instanceof TypeError ? unavailable(error) : error);

async function consumed(rule: CounterRule, key: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter(rule).consume(pseudonymOf(key), points);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw orUnavailable(refusal);
  }
}

/** A counter shared by all nodes. The database must be connected. */
export const counter = (rule: CounterRule) => ({
  rule,
  /** Adds points. The count stays exact under concurrency. */
  add: async (key: string, points = 1): Promise<Count> => countOf(rule, await consumed(rule, key, points)),
  read: async (key: string): Promise<Count> => countOf(rule, await limiter(rule).get(pseudonymOf(key))),
  clear: async (key: string): Promise<void> => {
    await limiter(rule).delete(pseudonymOf(key));
  },
  point: (key: string, { until }: Count): Point => ({ key: limiter(rule).getKey(pseudonymOf(key)), until }),
});

export type Counter = ReturnType<typeof counter>;

/** Refunds points. Ignores points that have expired or no longer exist. */
export async function giveBack({ key, until }: Point, points = 1): Promise<void> {
  const now = new Date();
  if (points < 1 || until <= now) return;
  await RateLimitModel.updateOne(
    { key, expire: { $gt: now }, points: { $gte: points } },
    { $inc: { points: -points } },
  );
}
