import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { pathCookieName } from './cookie-name';
import { isSecure } from '@/lib/platform/env/env';
import type { UserRecord } from '@/models/user';
import { httpOnlyCookie, readCookie } from './http-only-cookie';
import { readSigned, signFor } from './signed-token';

const NAME = 'mwanzo-device';

/** A browser stays known for 180 days after its last log-in to an account. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** Keeps the accounts with the most recent log-ins. */
const MAX_ACCOUNTS = 5;

const PATH = '/api/auth';

const account = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** The user's `deviceEpoch` when they logged in. A password change increases it. */
  epoch: z.number().int(),
  /** Seconds since 1970. */
  until: z.number().int(),
});

const claims = z.object({ jti: z.uuid(), accounts: z.array(account).max(MAX_ACCOUNTS) });

/** A known browser and the accounts it has logged in to. Grants no access: a password is still required. */
export type Device = z.infer<typeof claims>;

type DeviceUser = Pick<UserRecord, '_id' | 'deviceEpoch'>;

export const deviceCookieName = (): string => pathCookieName(NAME, isSecure());

export const readDevice = (headers: Headers): Device | null =>
  readSigned(NAME, readCookie(headers, deviceCookieName()), claims);

const seconds = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** Whether this browser has logged in to the account in the last 180 days and since the account's last password change. */
export const isKnownTo = (device: Device | null, user: DeviceUser, now: Date): boolean =>
  device?.accounts.some(
    ({ sub, epoch, until }) =>
      sub === user._id.toHexString() && epoch === (user.deviceEpoch ?? 0) && until > seconds(now),
  ) ?? false;

/** The `Set-Cookie` value that records this browser as known to the account. */
export function deviceCookie(device: Device | null, user: DeviceUser, now: Date): string {
  const sub = user._id.toHexString();
  const known = { sub, epoch: user.deviceEpoch ?? 0, until: seconds(now) + DEVICE_SECONDS };
  const others = (device?.accounts ?? []).filter((one) => one.sub !== sub && one.until > seconds(now));
  const accounts = [known, ...others].slice(0, MAX_ACCOUNTS);
  const jwtid = device?.jti ?? randomUUID();
  const value = signFor(NAME, { accounts }, { expiresIn: DEVICE_SECONDS, jwtid });
  return httpOnlyCookie(NAME, value, DEVICE_SECONDS, PATH);
}
