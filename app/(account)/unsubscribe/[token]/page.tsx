import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { readReminders, REMINDERS_OFF } from '@/lib/search/saved/unsubscribe';
import { AccountPage } from '../../_components/account-page';

export const metadata: Metadata = {
  title: 'Reminders',
  robots: { index: false },
  referrer: 'same-origin',
};

const saved = <Button href="/dashboard/saved">View saved internships</Button>;

/** Viewing it does not unsubscribe, because mail scanners open links too. */
export default async function Unsubscribe({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [{ found, dead }, outcome] = await Promise.all([
    readLink(readReminders({ token })),
    outcomeOf('unsubscribe'),
  ]);
  if (dead) return <DeadLinkPage dead={dead} actions={saved} />;
  if (!found.areOn) {
    return (
      <AccountPage title="Reminders are off">
        <Notice tone="success" live={outcome !== null}>
          {outcome?.ok ? outcome.message : REMINDERS_OFF}
        </Notice>
        <div>{saved}</div>
      </AccountPage>
    );
  }
  return (
    <AccountPage title="Stop reminders">
      <OutcomeNotice outcome={outcome} only="error" />
      <form method="post" action={`/api/unsubscribe/${encodeURIComponent(token)}`} className="grid gap-4">
        <p>We’ll stop e-mailing you before your saved internships close. They stay saved.</p>
        <div>
          <Button type="submit">Stop reminders</Button>
        </div>
      </form>
    </AccountPage>
  );
}
