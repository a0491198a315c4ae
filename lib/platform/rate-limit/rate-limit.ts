import { connect } from '@/lib/platform/db/connection';
import { env } from '@/lib/platform/env/env';
import { AppError } from '@/lib/platform/core/errors';
import { log } from '@/lib/platform/log/log';
import { refusedByLimit } from '@/lib/platform/monitoring/events';
import { counter, giveBack, type Counter, type Point } from './counter';
import { membership, siteNetwork, visitorNetwork } from '@/lib/platform/env/networks';

export const MINUTE = 60;
export const HOUR = 60 * MINUTE;

type Limit = readonly [points: number, seconds: number];

interface Limits {
  address?: Limit;
  network?: Limit;
  account?: Limit;
}

/** Maximum attempts and seconds: per address (shared by many phones), per network (/24 or /48), per account or typed e-mail address. */
const LIMITS = {
  register: { address: [100, HOUR], account: [5, HOUR] },
  'taken username': { address: [300, HOUR], account: [20, HOUR] },
  'resend verification': { address: [100, HOUR] },
  'request reset': { address: [100, HOUR] },
  /** A sign-in counts twice: the redirect to the provider and the one back. If it succeeds, both points are refunded. */
  'sign in': { address: [200, HOUR] },
  'change name': { address: [100, HOUR], account: [5, 24 * HOUR] },
  'change email': { address: [100, HOUR], account: [5, HOUR] },
  'delete account': { address: [100, HOUR], account: [10, HOUR] },
  'ask guardian': { address: [100, HOUR], account: [5, 24 * HOUR] },
  contact: { address: [60, HOUR], account: [10, HOUR] },
  'reset password': { address: [60, HOUR], account: [20, HOUR] },
  apply: { account: [100, HOUR] },
  'answer applicants': { account: [600, HOUR] },
  'answer interview': { account: [60, HOUR] },
  report: { address: [60, HOUR], network: [300, HOUR], account: [20, HOUR] },
  'data request': { address: [60, HOUR], account: [10, HOUR] },
  'data request link': { address: [60, HOUR], account: [20, HOUR] },
  check: { account: [120, HOUR] },
  'make CV': { account: [30, HOUR] },
  'change employer': { account: [30, HOUR] },
  'verify employer': { account: [10, 24 * HOUR] },
  'invite member': { account: [20, 24 * HOUR] },
} as const satisfies Record<string, Limits>;

export type Limited = keyof typeof LIMITS;

/** Multiplier for addresses in campus networks: 5,000 registrations an hour instead of 100. */
export const CAMPUS_FACTOR = 50;

let campus: { networks: unknown; has: (address: string) => boolean } | undefined;

/** Whether this address is in CAMPUS_NETWORKS, so that many people share it. */
export function isCampus(address: string): boolean {
  const { CAMPUS_NETWORKS: networks = [] } = env();
  if (campus?.networks !== networks) campus = { networks, has: membership(networks) };
  return campus.has(address);
}

/** Scales a limit by RATE_LIMIT_FACTOR, for load tests. */
export const scaled = (points: number): number => Math.ceil(points * env().RATE_LIMIT_FACTOR);

export const timesFor = (network: string): number =>
  env().RATE_LIMIT_FACTOR * (isCampus(network.replace(/\/64$/, '')) ? CAMPUS_FACTOR : 1);

export function waitText(seconds: number): string {
  if (seconds > HOUR) return `${Math.ceil(seconds / HOUR)} hours`;
  const minutes = Math.ceil(seconds / MINUTE);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
}

export function tooMany(limit: string, until: Date): AppError {
  refusedByLimit(limit);
  const retryAfter = Math.max(1, Math.ceil((until.getTime() - Date.now()) / 1_000));
  const message = `Too many attempts. Please wait ${waitText(retryAfter)} and try again.`;
  return new AppError('tooManyRequests', message, { retryAfter });
}

async function take(limit: Counter, key: string): Promise<Point> {
  const count = await limit.add(key);
  if (count.isOver) throw tooMany(limit.rule.name, count.until);
  return limit.point(key, count);
}

function takeFrom(name: string, [max, seconds]: Limit, address: string, from: string): Promise<Point> {
  const points = scaled(max) * (isCampus(address) ? CAMPUS_FACTOR : 1);
  return take(counter({ name, points, seconds }), from);
}

/** A typed e-mail address counts per network address, so that strangers elsewhere cannot use up its owner's attempts. */
export interface TypedAddress {
  typed: string;
}

/** A logged-in user counts by their account, a visitor by the e-mail address they typed. */
export const senderOf = ({ id }: { kind: string; id?: string }, typed: string): string | TypedAddress =>
  id ?? { typed };

function keyOf(account: string | TypedAddress, address: string | null): string {
  if (typeof account === 'string') return account.toLowerCase();
  return `${account.typed.toLowerCase()} ${address === null ? '' : visitorNetwork(address)}`;
}

/**
 * Rate limit: counts an attempt from this network address (may be null) and for this account. Returns the counted points, to be
 * refunded after a legitimate attempt. Throws `tooManyRequests` with the seconds to wait if a limit is exceeded.
 */
export async function limitRate(
  action: Limited,
  address: string | null,
  account: string | TypedAddress,
): Promise<Point[]> {
  await connect();
  const limits: Limits = LIMITS[action];
  const points: Point[] = [];
  if (address !== null) {
    if (limits.address)
      points.push(await takeFrom(`${action}:address`, limits.address, address, visitorNetwork(address)));
    if (limits.network)
      points.push(await takeFrom(`${action}:network`, limits.network, address, siteNetwork(address)));
  }
  if (limits.account) {
    const [max, seconds] = limits.account;
    const rule = counter({ name: `${action}:account`, points: scaled(max), seconds });
    points.push(await take(rule, keyOf(account, address)));
  }
  return points;
}

/** Refunds points that limitRate counted. Never throws: the attempt is over, and points expire. */
export async function giveAllBack(points: readonly Point[]): Promise<void> {
  try {
    await Promise.all(points.map((point) => giveBack(point)));
  } catch (err) {
    log.warn({ err }, 'rate limit points not returned');
  }
}
