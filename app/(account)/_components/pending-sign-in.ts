import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { pendingCookieName, readPending, type PendingSignIn } from '@/lib/accounts/sign-in/pending';

/** The sign-in that waits for what this page asks; whoever has none is led to the log-in. */
export async function needPendingSignIn(): Promise<PendingSignIn> {
  const pending = readPending((await cookies()).get(pendingCookieName())?.value);
  return pending ?? redirect('/login');
}
