import { Types } from 'mongoose';
import { SESSION_SECONDS, type TokenClaims } from '@/lib/platform/auth/session-jwt';
import { connect } from '@/lib/platform/db/connection';
import { SessionModel } from '@/models/session';
import { UserModel } from '@/models/user';

/** Ended sessions stored per user. Each request of the user reads the record that holds them. */
const MAX_ENDED_SESSIONS = 100;

const untouched = { timestamps: false } as const;

/** When no token of a session counts any more: one that was extended since may outlast this one. */
const lastEnd = (exp: number): Date =>
  new Date(Math.max(exp * 1_000, Date.now() + SESSION_SECONDS.usual * 1_000));

/**
 * Ends the session of a token: every copy of the token is refused from the next request on. A user who has
 * ended more sessions than are stored loses all of them.
 */
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
  // Last: a session that still counts must stay in the list of its user.
  await SessionModel.deleteOne({ _id: jti });
}
