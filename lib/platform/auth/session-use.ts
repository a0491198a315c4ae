import { isStaff } from '@/lib/platform/core/vocabulary';
import { env } from '@/lib/platform/env/env';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { log } from '@/lib/platform/log/log';
import { SessionModel, type SessionRecord } from '@/models/session';
import type { UserRecord } from '@/models/user';
import type { TokenClaims } from './session-jwt';

const MINUTE_MS = 60_000;

/** How often the last use of a session is stored, so that a request rarely costs a write. */
const STORED_EVERY_MS = 5 * MINUTE_MS;

/** The same for staff whose sessions end without use. They end early by up to this time, but never late. */
const STAFF_STORED_EVERY_MS = MINUTE_MS;

/** When this process last stored the use of a session, by its ID. Emptied when full, which costs a write for each session. */
const stored = new Map<string, number>();
const MAX_KNOWN = 10_000;

type Used = Pick<TokenClaims, 'jti' | 'iat'>;
type Times = Pick<SessionRecord, 'startedAt' | 'lastUsedAt'>;

const setLastUse = (_id: string, now: number) =>
  SessionModel.updateOne({ _id }, { $max: { lastUsedAt: new Date(now) } });

/** Stores that a session was used, unless that was stored less than five minutes ago. Does not wait for the database. */
export function noteSessionUse({ jti, iat }: Used, now: number): void {
  if (now - (stored.get(jti) ?? iat * 1_000) < STORED_EVERY_MS) return;
  if (stored.size >= MAX_KNOWN) stored.clear();
  stored.set(jti, now);
  setLastUse(jti, now).catch((err: unknown) => log.warn({ err }, 'last use of a session not stored'));
}

/**
 * Whether a session of staff has ended because it was not used for STAFF_IDLE_MINUTES. If not, stores this use. Reads the last use from
 * the database, so that all nodes agree.
 */
export async function isSessionIdle(
  { role }: Pick<UserRecord, 'role'>,
  { jti, iat }: Used,
  now: number,
): Promise<boolean> {
  const { STAFF_IDLE_MINUTES: minutes } = env();
  if (minutes === undefined || !isStaff(role)) return false;
  const found = await SessionModel.findById(jti).select('startedAt lastUsedAt').lean<Times>();
  const last = storedTime(found?.lastUsedAt) || storedTime(found?.startedAt) || iat * 1_000;
  if (now - last >= minutes * MINUTE_MS) return true;
  if (now - last >= STAFF_STORED_EVERY_MS) await setLastUse(jti, now);
  return false;
}
