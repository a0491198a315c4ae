import type { Metadata } from 'next';
import { intervalText } from '@/app/_components/alert/words';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { listAlertsByLink } from '@/lib/search/alerts/alerts-by-link';
import type { Alert } from '@/lib/search/alerts/mapper';
import { NO_ALERTS } from '@/lib/search/alerts/messages';
import { AccountPage } from '../../../_components/account-page';

export const metadata: Metadata = {
  title: 'Your alerts',
  robots: { index: false },
  referrer: 'same-origin',
};

const CHOICES = [
  { every: 'day', label: 'Every morning' },
  { every: 'week', label: 'On Mondays' },
  { every: 'never', label: 'Pause' },
] as const;

const isNow = ({ paused, every }: Alert, choice: string): boolean =>
  paused ? choice === 'never' : choice === every;

function AlertForm({ alert, action }: { alert: Alert; action: string }) {
  return (
    <li className="border-line grid gap-3 border-t pt-4">
      <p className="wrap-anywhere">
        <strong>{alert.name}</strong>: {intervalText(alert).toLowerCase()}
      </p>
      <form method="post" action={action} className="flex flex-wrap gap-2">
        <input type="hidden" name="alert" value={alert._id} />
        {CHOICES.filter(({ every }) => !isNow(alert, every)).map(({ every, label }) => (
          <Button key={every} type="submit" name="every" value={every} variant="secondary" size="small">
            {label}
            <span className="sr-only">: {alert.name}</span>
          </Button>
        ))}
      </form>
    </li>
  );
}

const own = <Button href="/dashboard/alerts">See your alerts</Button>;

export default async function AlertsByLink({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const [{ found, dead }, outcome] = await Promise.all([
    readLink(listAlertsByLink({ token })),
    outcomeOf('unsubscribe alerts'),
  ]);
  if (dead) return <DeadLinkPage dead={dead} actions={own} />;
  const { alerts } = found;
  const action = `/api/unsubscribe/alerts/${encodeURIComponent(token)}`;
  return (
    <AccountPage title="Your alerts">
      <OutcomeNotice outcome={outcome?.message === NO_ALERTS ? null : outcome} />
      {alerts.length === 0 && (
        <>
          <p>{NO_ALERTS}</p>
          <div>
            <Button href="/internships?q=">Search internships</Button>
          </div>
        </>
      )}
      {alerts.length > 0 && (
        <>
          <p>You can change these without logging in: your e-mail link is enough.</p>
          <ul className="grid gap-4">
            {alerts.map((alert) => (
              <AlertForm key={alert._id} alert={alert} action={action} />
            ))}
          </ul>
          {alerts.some(({ paused }) => !paused) && (
            <form method="post" action={action}>
              <Button type="submit">Pause all</Button>
            </form>
          )}
        </>
      )}
    </AccountPage>
  );
}
