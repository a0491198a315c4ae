import type { TokenClaims } from '@/lib/platform/auth/session-jwt';
import { SessionModel, type SessionRecord } from '@/models/session';

/** When the session's owner logged in. Its token may have been re-signed since. */
export async function startOfSession({ jti, iat, auth_time: loggedInAt = iat }: TokenClaims): Promise<Date> {
  const stored = await SessionModel.findById(jti)
    .select('startedAt')
    .lean<Pick<SessionRecord, 'startedAt'>>();
  return stored?.startedAt ?? new Date(loggedInAt * 1_000);
}
