import { sessionError } from '@/lib/platform/auth/actor';
import { extendedSeconds } from '@/lib/platform/auth/extended-seconds';
import { readSession } from '@/lib/platform/auth/session';
import { signToken } from '@/lib/platform/auth/session-jwt';
import { AppError } from '@/lib/platform/core/errors';
import { SessionModel } from '@/models/session';

const SECOND_MS = 1_000;

/** Extends the session of a request. Throws 401, 403 if the session is not valid, 409 at its maximum length. */
export async function extendSession(headers: Headers): Promise<{ token: string; seconds: number }> {
  const { user, claims, problem } = await readSession(headers);
  if (problem !== null || !user || !claims) throw sessionError(problem ?? 'none');
  const seconds = extendedSeconds(claims, Math.floor(Date.now() / SECOND_MS));
  if (seconds === null)
    throw new AppError('conflict', 'This session can’t be extended. Log in again when it ends.');
  const expiresAt = new Date(Date.now() + seconds * SECOND_MS);
  await SessionModel.updateOne({ _id: claims.jti }, { $max: { expiresAt } });
  const { firstName, lastName, username, role } = user;
  const { sub: id, jti: sessionId, sessionVersion, iat, auth_time: loggedInAt = iat, secondFactor } = claims;
  return {
    token: signToken(
      { id, firstName, lastName, username, role, sessionVersion, sessionId, loggedInAt, secondFactor },
      seconds,
    ),
    seconds,
  };
}
