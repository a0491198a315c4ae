import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { ACCOUNT_DELETED, AccountDeleted } from './account-deleted';

export const metadata: Metadata = { title: ACCOUNT_DELETED, robots: { index: false } };

/** Shown only in the browser that deleted an account; others are redirected to the home page. */
export default async function AccountDeletedPage() {
  const outcome = await outcomeOf('delete account');
  if (!outcome?.ok) redirect('/');
  return <AccountDeleted message={outcome.message} />;
}
