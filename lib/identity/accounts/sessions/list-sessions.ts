import { Types } from 'mongoose';
import { z } from 'zod';
import { time } from '@/lib/platform/format/answer-values';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { ownClaims } from '@/lib/platform/auth/session';
import { answeredMoment } from '@/lib/platform/format/stored-moment';
import { SessionModel, type SessionRecord } from '@/models/session';
import { sessionFacts } from './continue-session';

export const MAX_LISTED = 20;

export const ownSession = z
  .strictObject({
    _id: z.uuid(),
    browser: z.string().meta({ description: 'Such as “Firefox on Android”' }),
    startedAt: time,
    lastUsedAt: time.meta({ description: 'To within five minutes' }),
    expiresAt: time,
    isCurrent: z.boolean().meta({ description: 'True for the session of this call' }),
  })
  .meta({ id: 'Session' });

export type OwnSession = z.infer<typeof ownSession>;

/** The current session first, then the newest. */
export interface OwnSessions {
  sessions: OwnSession[];
  /** Includes sessions that are not listed. */
  total: number;
}

type Facts = Pick<SessionRecord, '_id' | 'browser' | 'startedAt' | 'lastUsedAt' | 'expiresAt'>;

const toOwnSession = (session: Facts, isCurrent: boolean): OwnSession => ({
  _id: session._id,
  browser: session.browser,
  startedAt: answeredMoment(session.startedAt),
  lastUsedAt: answeredMoment(session.lastUsedAt),
  expiresAt: answeredMoment(session.expiresAt),
  isCurrent,
});

/** Lists the sessions of the signed-in user. Throws 401, 403. */
export async function listSessions(actor: Actor, headers: Headers): Promise<OwnSessions> {
  const { id } = authorize(actor, 'profile:read');
  const claims = ownClaims(headers, id);
  const userId = new Types.ObjectId(id);
  const { jti, iat, exp, auth_time: loggedInAt = iat, sessionVersion: version } = claims;
  const mine = { userId, version, expiresAt: { $gt: new Date() } };
  const newest = await SessionModel.find(mine)
    .sort({ startedAt: -1 })
    .limit(MAX_LISTED)
    .lean<SessionRecord[]>();
  const isMore = newest.length === MAX_LISTED;
  const listed = newest.find(({ _id }) => _id === jti);
  const stored =
    listed ?? (isMore ? await SessionModel.findOne({ _id: jti, userId }).lean<SessionRecord>() : null);
  const own = stored ?? {
    _id: jti,
    ...sessionFacts(userId, headers, exp - loggedInAt, new Date(loggedInAt * 1_000)),
  };
  const others = newest.filter(({ _id }) => _id !== jti).slice(0, MAX_LISTED - 1);
  const count = isMore ? await SessionModel.countDocuments(mine) : newest.length;
  return {
    sessions: [toOwnSession(own, true), ...others.map((one) => toOwnSession(one, false))],
    total: stored ? count : count + 1,
  };
}
