import type { Metadata } from 'next';
import { intervalText, nextText } from '@/app/_components/alert/words';
import { Button } from '@/app/_components/button';
import { DataTable, type Column } from '@/app/_components/data-table';
import { EmptyState } from '@/app/_components/empty-state';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { listAlerts } from '@/lib/search/alerts/list-alerts';
import type { Alert } from '@/lib/search/alerts/mapper';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { attempt } from '../_components/attempt';
import { readFilters, type ListProps } from '../_components/list-page';
import { LoadFailure } from '../_components/load-failure';
import { Slow } from '../_components/slow';

const PATH = '/dashboard/alerts';

export const metadata: Metadata = { title: 'Alerts' };

function Change({
  alert,
  field,
  value,
  label,
}: {
  alert: Alert;
  field: string;
  value: string;
  label: string;
}) {
  return (
    <form method="post" action={`/api/users/alerts/${alert._id}`}>
      <input type="hidden" name={field} value={value} />
      <Button type="submit" variant="secondary" size="small">
        {label}
        <span className="sr-only"> {alert.name}</span>
      </Button>
    </form>
  );
}

function Actions({ alert }: { alert: Alert }) {
  const { paused, every, name, _id } = alert;
  return (
    <div className="flex flex-wrap gap-2">
      {!paused && every === 'day' && <Change alert={alert} field="every" value="week" label="Send weekly" />}
      {!paused && every === 'week' && <Change alert={alert} field="every" value="day" label="Send daily" />}
      <Change
        alert={alert}
        field="paused"
        value={paused ? 'no' : 'yes'}
        label={paused ? 'Resume' : 'Pause'}
      />
      <form method="post" action={`/api/users/alerts/${_id}/remove`}>
        <Button type="submit" variant="secondary" size="small">
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </form>
    </div>
  );
}

const COLUMNS: readonly Column<Alert>[] = [
  {
    header: 'Search',
    isRowHeader: true,
    short: ({ name }) => name,
    cell: ({ name, path }) => (
      <Link href={path} className="wrap-anywhere">
        {name}
      </Link>
    ),
  },
  { header: 'How often', cell: (alert) => <span className="whitespace-nowrap">{intervalText(alert)}</span> },
  { header: 'Next e-mail', cell: nextText },
  { header: 'Change', hideHeader: true, cell: (alert) => <Actions alert={alert} /> },
];

/** After login: offers the alert that the visitor wanted to create before. */
function Wanted({ search }: { search: string }) {
  return (
    <Notice title="Get new matches by e-mail">
      <form method="post" action="/api/users/alerts" className="grid justify-items-start gap-3">
        <input type="hidden" name="search" value={search} />
        <p>You asked for this alert before you logged in.</p>
        <Button type="submit">Create this alert</Button>
      </form>
    </Notice>
  );
}

async function Rows({ user }: { user: SignedInUser }) {
  const found = await attempt(listAlerts(user));
  if (!found) return <LoadFailure href={PATH} />;
  if (found.alerts.length === 0)
    return (
      <EmptyState
        title="You have no alerts yet"
        action={<Button href="/internships?q=">Search internships</Button>}
      >
        <p>
          Search for what you want, or open an industry, a county or an employer. Then use the button below
          the list.
        </p>
      </EmptyState>
    );
  return (
    <DataTable
      caption="Alerts, newest first"
      columns={COLUMNS}
      rows={found.alerts}
      keyOf={({ _id }) => _id}
    />
  );
}

export default async function Alerts(props: ListProps) {
  const user = await requireUser(PATH);
  const { search } = await readFilters(props, ['search']);
  const outcome = await outcomeOf('alerts');
  return (
    <div className="grid gap-8">
      <PageHeading
        title="Alerts"
        intro="Get new matches by e-mail at 6:30, every morning or on Mondays. At most one e-mail a day, only when there’s something new."
      />
      <OutcomeNotice outcome={outcome} />
      {search !== undefined && !outcome && <Wanted search={search} />}
      <Slow>{() => Rows({ user })}</Slow>
    </div>
  );
}
