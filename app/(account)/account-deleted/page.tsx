import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { Button } from '@/app/_components/button';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';

const TITLE = 'Your account is deleted';

export const metadata: Metadata = { title: TITLE, robots: { index: false } };

/** The confirmation that an account was deleted. Only the browser that deleted one sees it; others are redirected home. */
export default async function AccountDeletedPage() {
  const outcome = await outcomeOf('delete account');
  if (!outcome?.ok) redirect('/');
  return (
    <MessagePage title={TITLE} actions={<Button href="/internships">See open internships</Button>}>
      <p>{outcome.message}</p>
      <p>You are logged out. You are welcome to register again at any time.</p>
    </MessagePage>
  );
}
