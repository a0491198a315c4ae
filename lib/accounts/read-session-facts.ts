import { sessionError } from '@/lib/platform/auth/actor';
import { readSession } from '@/lib/platform/auth/session';
import { toAccount, type Account } from './mapper';

/**
 * What a good token stands for, as facts: unverified and deactivated people are told so instead of being refused.
 * Throws 401 without a token, or with one that has expired or whose user is gone.
 */
export async function readSessionFacts(headers: Headers): Promise<{ user: Account }> {
  const { user, problem } = await readSession(headers);
  if (user && problem !== 'expired') return { user: toAccount(user) };
  throw sessionError(problem ?? 'none');
}
