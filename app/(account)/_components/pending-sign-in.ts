import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { pendingCookieName, readPending, type PendingSignIn } from '@/lib/identity/accounts/sign-in/pending';

/** The pending sign-in of this page's visitor. Redirects to the log-in if there is none. */
export async function needPendingSignIn(): Promise<PendingSignIn> {
  const pending = readPending((await cookies()).get(pendingCookieName())?.value);
  return pending ?? redirect('/login');
}
