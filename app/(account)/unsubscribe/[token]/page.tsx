import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { AccountPage } from '../../_components/account-page';

export const metadata: Metadata = {
  title: 'No more reminders',
  robots: { index: false },
  referrer: 'same-origin',
};

export default async function Unsubscribe({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const outcome = await outcomeOf('unsubscribe');
  return (
    <AccountPage title="No more reminders">
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'error'} live>
          {outcome.message}
        </Notice>
      )}
      {!outcome?.ok && (
        <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`} className="grid gap-4">
          <p>We no longer remind you of internships you saved before they close. What you saved stays.</p>
          <div>
            <Button type="submit">End the reminders</Button>
          </div>
        </form>
      )}
    </AccountPage>
  );
}
