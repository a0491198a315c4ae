import { Button, buttonClass } from '@/app/_components/button';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { LogOutButton } from '@/app/_components/shell/log-out-button';
import type { OwnSession, OwnSessions } from '@/lib/identity/accounts/sessions/list-sessions';
import { formatDateTime } from '@/lib/platform/format/dates';

function Session({ session }: { session: OwnSession }) {
  const { _id, browser, startedAt, lastUsedAt, isCurrent } = session;
  return (
    <li className="border-line flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b py-4">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{browser}</p>
        <p className="text-small text-muted">
          {isCurrent ? 'This device. ' : `Last used ${formatDateTime(lastUsedAt)}. `}
          Logged in {formatDateTime(startedAt)}.
        </p>
      </div>
      {!isCurrent && (
        <form method="post" action={`/api/users/sessions/${_id}/end`}>
          <Button type="submit" variant="secondary" size="small">
            Log out
            <span className="sr-only">
              {' '}
              {browser}, logged in {formatDateTime(startedAt)}
            </span>
          </Button>
        </form>
      )}
    </li>
  );
}

export async function SessionsPanel({ sessions, total }: OwnSessions) {
  const outcome = await outcomeOf('end sessions');
  const unlisted = total - sessions.length;
  return (
    <section aria-labelledby="sessions-heading" className="grid gap-4">
      <h2 id="sessions-heading" className="text-lead">
        Where you’re logged in
      </h2>
      <OutcomeNotice outcome={outcome} />
      <ul aria-labelledby="sessions-heading" className="border-line border-t">
        {sessions.map((session) => (
          <Session key={session._id} session={session} />
        ))}
      </ul>
      {unlisted > 0 && (
        <p className="text-muted">And {unlisted} older. Select “Log out all others” to end those too.</p>
      )}
      <p>
        {total > 1
          ? 'See one that isn’t yours? Log it out and change your password.'
          : 'Used someone else’s computer? Log out on all devices, including this one.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {total > 1 && (
          <form method="post" action="/api/users/sessions/end-others">
            <Button type="submit" variant="secondary">
              Log out all others
            </Button>
          </form>
        )}
        <LogOutButton
          everywhere
          label="Log out on all devices"
          className={buttonClass({ variant: 'secondary' })}
        />
      </div>
    </section>
  );
}
