import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { pendingCookieName, readPending, type PendingSignIn } from '@/lib/identity/accounts/sign-in/pending';

/** Redirects to the login page if no sign-in is pending. */
export async function needPendingSignIn(): Promise<PendingSignIn> {
  const pending = readPending((await cookies()).get(pendingCookieName())?.value);
  return pending ?? redirect('/login');
}
