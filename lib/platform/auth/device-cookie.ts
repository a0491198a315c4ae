import { randomUUID } from 'node:crypto';
import { parse, serialize } from 'cookie';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { cookieName } from './cookie-name';
import { isSecure } from '@/lib/platform/env/env';
import type { UserRecord } from '@/models/user';
import { secretKey } from '@/lib/platform/env/secret-key';

/** What device cookies are signed for, so that no other token is taken for one. */
const AUDIENCE = 'mwanzo-device';

/** 180 days after the last log-in to an account, its device is a stranger again. */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60;

/** A browser is known to so many accounts; of more, to those that logged in last. */
const MAX_ACCOUNTS = 5;

/** Longer than any cookie we sign; what is longer is not looked at. */
const MAX_LENGTH = 2_048;

/** The only calls it is for are those under this path. */
const PATH = '/api/auth';

const account = z.object({
  sub: z.string().regex(/^[0-9a-f]{24}$/),
  /** The user's `deviceEpoch` at the log-in: a new password raises it. */
  epoch: z.number().int(),
  /** Seconds since 1970. */
  until: z.number().int(),
});

const claims = z.object({ jti: z.uuid(), accounts: z.array(account).max(MAX_ACCOUNTS) });

/** A browser that has logged in before, and to which accounts. It opens nothing: a password is still asked for. */
export type Device = z.infer<typeof claims>;

type DeviceUser = Pick<UserRecord, '_id' | 'deviceEpoch'>;

export const deviceCookieName = (): string => cookieName(AUDIENCE, isSecure());

/** The device that a request comes from; null where its browser has not logged in before. */
export function readDevice(headers: Headers): Device | null {
  const cookie = parse(headers.get('cookie') ?? '')[deviceCookieName()];
  if (cookie === undefined || cookie.length > MAX_LENGTH) return null;
  try {
    const read = claims.safeParse(
      jwt.verify(cookie, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE }),
    );
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

const seconds = (now: Date): number => Math.floor(now.getTime() / 1_000);

/** Whether this browser has logged in to this account in the last 180 days, and since its last new password. */
export const isKnownTo = (device: Device | null, user: DeviceUser, now: Date): boolean =>
  device?.accounts.some(
    ({ sub, epoch, until }) =>
      sub === user._id.toHexString() && epoch === (user.deviceEpoch ?? 0) && until > seconds(now),
  ) ?? false;

/** The `Set-Cookie` value by which the browser is known to this account, and to those it was known to, from now on. */
export function deviceCookie(device: Device | null, user: DeviceUser, now: Date): string {
  const sub = user._id.toHexString();
  const known = { sub, epoch: user.deviceEpoch ?? 0, until: seconds(now) + DEVICE_SECONDS };
  const others = (device?.accounts ?? []).filter((one) => one.sub !== sub && one.until > seconds(now));
  const accounts = [known, ...others].slice(0, MAX_ACCOUNTS);
  const value = jwt.sign({ accounts }, secretKey(), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    expiresIn: DEVICE_SECONDS,
    jwtid: device?.jti ?? randomUUID(),
  });
  return serialize(deviceCookieName(), value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(),
    maxAge: DEVICE_SECONDS,
  });
}
