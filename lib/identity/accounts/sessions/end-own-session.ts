import { Types } from 'mongoose';
import { authorize, type Actor } from '@/lib/platform/auth/actor';
import { ownClaims } from '@/lib/platform/auth/session';
import { SESSION_SECONDS } from '@/lib/platform/auth/session-jwt';
import { AppError } from '@/lib/platform/core/errors';
import { storedTime } from '@/lib/platform/format/stored-moment';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { SessionModel, type SessionRecord } from '@/models/session';
import { endSession } from '../end-session';

const gone = () => new AppError('notFound', 'This session isn’t yours or has already ended.');

/** Throws 404 for another user's session, and 409 for the current one, which logging out ends. */
export async function endOwnSession(
  actor: Actor,
  input: { id: unknown },
  headers: Headers,
): Promise<{ message: string }> {
  const { id } = authorize(actor, 'profile:update');
  const userId = new Types.ObjectId(id);
  const session = await SessionModel.findOne({ _id: String(input.id), userId }).lean<SessionRecord>();
  if (!session) throw gone();
  const { _id: jti, browser, expiresAt } = session;
  if (jti === ownClaims(headers, id).jti)
    throw new AppError('conflict', 'You’re using this session. To end it, log out.');
  const end = storedTime(expiresAt) || Date.now() + SESSION_SECONDS.remembered * 1_000;
  await endSession({ sub: id, jti, exp: Math.ceil(end / 1_000) });
  tellSecurity('logged out', { userId: id, fromAnother: true });
  return { message: `${browser} is logged out.` };
}
