import type { TokenClaims } from '@/lib/platform/auth/session-jwt';
import { SessionModel, type SessionRecord } from '@/models/session';

/** When the owner of a session logged in; its token may have been signed anew since. */
export async function startOfSession({ jti, iat, auth_time: loggedInAt = iat }: TokenClaims): Promise<Date> {
  const stored = await SessionModel.findById(jti)
    .select('startedAt')
    .lean<Pick<SessionRecord, 'startedAt'>>();
  return stored?.startedAt ?? new Date(loggedInAt * 1_000);
}
