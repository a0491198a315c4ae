import { createHmac, type KeyObject } from 'node:crypto';
import mongoose from 'mongoose';
import { RateLimiterMongo, RateLimiterRes } from 'rate-limiter-flexible';
import { unavailable } from '@/lib/platform/db/connection';
import { RateLimitModel } from '@/models/rate-limit';
import { secretKey, secretKeys } from '@/lib/platform/env/secret-key';

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

const pseudonymWith = (secret: KeyObject, key: string): string =>
  createHmac('sha256', secret).update(key).digest('base64url');

/** Short hashes, newest secret first. Without a secret, even someone who reads the database cannot identify anyone. */
export const pseudonymsOf = (key: string): string[] =>
  secretKeys().map((secret) => pseudonymWith(secret, key));

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

type Found = RateLimiterRes | null;

/** Adds up what is counted under the two secrets. */
function countOf({ points }: CounterRule, found: readonly Found[]): Count {
  const sum = found.reduce((total, one) => total + (one?.consumedPoints ?? 0), 0);
  const wait = Math.max(0, ...found.map((one) => one?.msBeforeNext ?? 0));
  return { points: sum, isOver: sum > points, isFull: sum >= points, until: new Date(Date.now() + wait) };
}

/** The library does not check the database's response. If there is none, it throws "cannot read properties of null". */
const orUnavailable = (error: unknown): unknown => (error instanceof TypeError ? unavailable(error) : error);

async function consumed(rule: CounterRule, name: string, points: number): Promise<RateLimiterRes> {
  try {
    return await limiter(rule).consume(name, points);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) return refusal;
    throw orUnavailable(refusal);
  }
}

const readAll = (rule: CounterRule, names: readonly string[]): Promise<Found[]> =>
  Promise.all(names.map((name) => limiter(rule).get(name)));

/** A counter shared by all nodes. The database must be connected. */
export const counter = (rule: CounterRule) => ({
  rule,
  /** Adds points. The count stays exact under concurrency. */
  add: async (key: string, points = 1): Promise<Count> => {
    const [name = '', ...others] = pseudonymsOf(key);
    // Added before the others are read, so that two nodes with different first secrets cannot both miss a point.
    const added = await consumed(rule, name, points);
    return countOf(rule, [added, ...(await readAll(rule, others))]);
  },
  read: async (key: string): Promise<Count> => countOf(rule, await readAll(rule, pseudonymsOf(key))),
  clear: async (key: string): Promise<void> => {
    await Promise.all(pseudonymsOf(key).map((name) => limiter(rule).delete(name)));
  },
  point: (key: string, { until }: Count): Point => ({
    key: limiter(rule).getKey(pseudonymWith(secretKey(), key)),
    until,
  }),
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
