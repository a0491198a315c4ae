import { Types } from 'mongoose';
import type { TokenClaims } from '@/lib/platform/auth/token';
import { connect } from '@/lib/platform/db/db';
import { UserModel } from '@/models/user';

/** Ended sessions stored per user. Each request of the user reads the record that holds them. */
const MAX_ENDED_SESSIONS = 100;

const untouched = { timestamps: false } as const;

/**
 * Ends the session of a token: every copy of the token is refused from the next request on. A user who has
 * ended more sessions than are stored loses all of them.
 */
export async function endSession({ sub, jti, exp }: Pick<TokenClaims, 'sub' | 'jti' | 'exp'>): Promise<void> {
  await connect();
  const _id = new Types.ObjectId(sub);
  const counting = { _id, 'endedSessions.id': { $ne: jti } };
  const ended = { id: jti, until: new Date(exp * 1000) };
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
  if (matchedCount === 1) return;
  await UserModel.updateOne(
    counting,
    { $inc: { sessionVersion: 1 }, $set: { endedSessions: [] } },
    untouched,
  );
}
