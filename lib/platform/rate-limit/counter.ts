import { createHmac } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { unavailable } from '@/lib/platform/db/connection';
import { RateLimitModel } from '@/models/rate-limit';
import { secretKey } from '@/lib/platform/env/secret-key';

/** The subject of a counter, and how long it counts. */
export interface CounterRule {
  name: string;
  /** The most that is within the limit. */
  points: number;
  /** Seconds after the first point until all of them fade. */
  seconds: number;
  /** Seconds for which going over the limit holds, from the point that does; without it, until the points fade. */
  holdSeconds?: number;
}

export interface Count {
  points: number;
  isOver: boolean;
  /** Nothing more is within the limit. */
  isFull: boolean;
  /** When the points fade. */
  until: Date;
}

/** Where a point was counted, to give it back. */
export interface Point {
  key: string;
  until: Date;
}

/** A short hash: without the secret, it reveals nobody even to a reader of the database. */
export const pseudonymOf = (key: string): string =>
  createHmac('sha256', secretKey()).update(key).digest('base64url');

/** A limiter that all nodes share; the collection and its indexes are those of the model. */
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

/** The library does not check the database's answer: for none it throws "cannot read properties of null". */
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
  /** Adds one, or so many, under this key; exact under concurrency. */
  add: async (key: string, points = 1): Promise<Count> => countOf(rule, await consumed(rule, key, points)),
  /** The count of this key. */
  read: async (key: string): Promise<Count> => countOf(rule, await limiter(rule).get(pseudonymOf(key))),
  /** Resets the count of this key. */
  clear: async (key: string): Promise<void> => {
    await limiter(rule).delete(pseudonymOf(key));
  },
  /** Where a point that was just counted can be given back. */
  point: (key: string, { until }: Count): Point => ({ key: limiter(rule).getKey(pseudonymOf(key)), until }),
});

export type Counter = ReturnType<typeof counter>;

/** Takes points back that were counted; those that have faded, or are no longer there, are left alone. */
export async function giveBack({ key, until }: Point, points = 1): Promise<void> {
  const now = new Date();
  if (points < 1 || until <= now) return;
  await RateLimitModel.updateOne(
    { key, expire: { $gt: now }, points: { $gte: points } },
    { $inc: { points: -points } },
  );
}
