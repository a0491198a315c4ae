import { Types } from 'mongoose';
import { SESSION_SECONDS, type TokenClaims } from '@/lib/platform/auth/session-jwt';
import { connect } from '@/lib/platform/db/connection';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';

/** Per user. Stored in the user record, which every request of the user reads. */
const MAX_ENDED_SESSIONS = 100;

const untouched = { timestamps: false } as const;

/** The latest time at which a token of the session can expire: an extended token may outlast this one. */
const lastEnd = (exp: number): Date =>
  new Date(Math.max(exp * 1_000, Date.now() + SESSION_SECONDS.usual * 1_000));

/** Ends the session of a token, and of every copy of it. If the user's list of ended sessions is full, ends all their sessions. */
export async function endSession({ sub, jti, exp }: Pick<TokenClaims, 'sub' | 'jti' | 'exp'>): Promise<void> {
  await connect();
  const _id = new Types.ObjectId(sub);
  const counting = { _id, 'endedSessions.id': { $ne: jti } };
  const ended = { id: jti, until: lastEnd(exp) };
  await UserModel.updateOne(
    { _id },
    { $pull: { endedSessions: { until: { $lte: new Date() } } } },
    untouched,
  );
  const { matchedCount } = await UserModel.updateOne(
    { ...counting, [`endedSessions.${MAX_ENDED_SESSIONS - 1}`]: { $exists: false } },
    { $push: { endedSessions: ended } },
    untouched,
  );
  if (matchedCount === 0)
    await UserModel.updateOne(
      counting,
      { $inc: { sessionVersion: 1 }, $set: { endedSessions: [] } },
      untouched,
    );
  // This comes last, because a session that is still valid must stay in its user's list.
  await SessionModel.deleteOne({ _id: jti });
}
