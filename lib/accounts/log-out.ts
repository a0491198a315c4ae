import { sessionError } from '@/lib/platform/auth/actor';
import { readSession } from '@/lib/platform/auth/session';
import { endSession } from './end-session';

/** Ends the session that a request presents. Takes its headers; throws 401, 403 where it does not count. */
export async function logOut(headers: Headers): Promise<void> {
  const { claims, problem } = await readSession(headers);
  if (problem || !claims) throw sessionError(problem ?? 'none');
  await endSession(claims);
}
