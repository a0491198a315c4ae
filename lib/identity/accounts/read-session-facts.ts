import { sessionError } from '@/lib/platform/auth/actor';
import { readSession } from '@/lib/platform/auth/session';
import { toAccount, type Account } from './mapper';

/** Includes unverified and deactivated users. Throws 401 without a token, for an expired one, and for a deleted user. */
export async function readSessionFacts(headers: Headers): Promise<{ user: Account }> {
  const { user, problem } = await readSession(headers);
  if (user && problem !== 'expired') return { user: toAccount(user) };
  throw sessionError(problem ?? 'none');
}
