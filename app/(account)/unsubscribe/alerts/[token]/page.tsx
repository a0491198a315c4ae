import type { Metadata } from 'next';
import { intervalText } from '@/app/_components/alert/words';
import { Button } from '@/app/_components/button';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { listAlertsByLink } from '@/lib/alerts/alerts-by-link';
import type { Alert } from '@/lib/alerts/mapper';
import { AppError } from '@/lib/platform/core/errors';
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

async function read(token: string): Promise<Alert[] | null> {
  try {
    return (await listAlertsByLink({ token })).alerts;
  } catch (error) {
    if (error instanceof AppError && error.code === 'malformed') return null;
    throw error;
  }
}

export default async function AlertsByLink({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const outcome = await outcomeOf('unsubscribe alerts');
  const alerts = await read(token);
  const action = `/api/unsubscribe/alerts/${encodeURIComponent(token)}`;
  return (
    <AccountPage title="Your alerts">
      {outcome && (
        <Notice tone={outcome.ok ? 'success' : 'error'} live>
          {outcome.message}
        </Notice>
      )}
      {alerts === null && (
        <Notice tone="error">
          <p>This link is not valid. Copy the whole link from the mail.</p>
        </Notice>
      )}
      {alerts?.length === 0 && <p>You have no alerts: no mails of new listings are sent to you.</p>}
      {alerts && alerts.length > 0 && (
        <>
          <p>You can change this without logging in, because you have the link from your mail.</p>
          <ul className="grid gap-4">
            {alerts.map((alert) => (
              <AlertForm key={alert._id} alert={alert} action={action} />
            ))}
          </ul>
          {alerts.some(({ paused }) => !paused) && (
            <form method="post" action={action}>
              <Button type="submit">Pause all of them</Button>
            </form>
          )}
        </>
      )}
    </AccountPage>
  );
}
