import { Schema } from 'mongoose';
import { define } from './define';

/** A counter, in the format of the rate limiter package. */
export interface RateLimitRecord {
  key: string;
  points: number;
  expire: Date;
}

const schema = new Schema<RateLimitRecord>({ key: String, points: Number, expire: Date });
schema.index({ expire: -1 }, { expireAfterSeconds: 0 });
schema.index({ key: 1 }, { unique: true });

export const RateLimitModel = define('RateLimit', schema, 'ratelimits');
