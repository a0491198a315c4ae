import { sessionError } from '@/lib/platform/auth/actor';
import { readSession } from '@/lib/platform/auth/session';
import { toAccount, type Account } from './mapper';

/** Includes unverified and deactivated users. Throws 401 if the token is missing or expired, or the user is deleted. */
export async function readSessionFacts(headers: Headers): Promise<{ user: Account }> {
  const { user, problem } = await readSession(headers);
  if (user && problem !== 'expired') return { user: toAccount(user) };
  throw sessionError(problem ?? 'none');
}
