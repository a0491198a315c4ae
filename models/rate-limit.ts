import { Schema } from 'mongoose';
import { define } from './define';

/** How often something was tried, as the rate limiter keeps it. */
export interface RateLimitRecord {
  key: string;
  points: number;
  expire: Date;
}

const schema = new Schema<RateLimitRecord>({ key: String, points: Number, expire: Date });
schema.index({ expire: -1 }, { expireAfterSeconds: 0 });
schema.index({ key: 1 }, { unique: true });

export const RateLimitModel = define('RateLimit', schema, 'ratelimits');
