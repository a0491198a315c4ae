import { sessionError } from '@/lib/platform/auth/actor';
import { isOpen, readSession } from '@/lib/platform/auth/session';
import { tellSecurity } from '@/lib/platform/monitoring/security-log';
import { endSession } from './end-session';

/** Ends the session of a request. Throws 401, 403 if the session is not valid. */
export async function logOut(headers: Headers): Promise<void> {
  const { claims, problem } = await readSession(headers);
  if (!isOpen(problem) || !claims) throw sessionError(problem ?? 'none');
  await endSession(claims);
  tellSecurity('logged out', { userId: claims.sub });
}
