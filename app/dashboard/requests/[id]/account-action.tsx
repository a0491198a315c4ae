import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { CheckboxField } from '@/app/_components/field/checkbox-field';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomesOf } from '@/app/_components/form/read-outcome';
import { ChevronDownIcon } from '@/app/_components/icons';
import type { DataRequestDetails } from '@/lib/identity/data-requests/read-data-request';
import { userPage } from '@/lib/identity/data-requests/request-page';
import type { DataRequestKind } from '@/lib/platform/core/vocabulary';
import { ROLE_TEXTS } from '../../role-texts';
import { ACTION_FORMS } from './action-forms';

type Account = NonNullable<DataRequestDetails['account']>;

const TITLES: Readonly<Record<DataRequestKind, string>> = {
  access: 'Send their data',
  correct: 'Correct the account',
  erase: 'Erase the account',
  object: 'Stop their e-mails',
};

interface ActionProps {
  id: string;
  account: Account;
  /** The problem with the confirmation of an erasure. */
  error?: string;
}

function SendData({ id, account }: ActionProps) {
  return (
    <form method="post" action={`/api/admin/requests/${id}/send-data`} className="grid gap-4">
      <p>
        Answers the request and e-mails the person a link to everything in {account.name}’s account. It works
        once, for 7 days.
      </p>
      <div>
        <Button type="submit">Send their data</Button>
      </div>
    </form>
  );
}

function Correct({ id, account }: ActionProps) {
  return (
    <>
      <p>Change what is wrong, come back with the link on that page, then answer the request.</p>
      <div>
        <Button href={userPage(account._id, id)}>Correct the account</Button>
      </div>
    </>
  );
}

function Erase({ id, account: { name, role }, error }: ActionProps) {
  return (
    <details className="group border-line border-y" open={error !== undefined}>
      <summary className="text-danger no-marker flex min-h-12 items-center justify-between gap-4 font-semibold">
        Delete {name}
        <ChevronDownIcon className="eased group-open:rotate-180" />
      </summary>
      <form method="post" action={`/api/admin/requests/${id}/erase-account`} className="grid gap-4 pt-2 pb-6">
        <p>
          {ROLE_TEXTS[role].deleted} This cannot be undone. It also answers the request, and erases its name,
          address and text.
        </p>
        <CheckboxField name="confirm" label={`Delete ${name}’s account for good`} error={error} />
        <div>
          <Button type="submit" variant="danger">
            Erase the account
          </Button>
        </div>
      </form>
    </details>
  );
}

function StopMails({ id, account }: ActionProps) {
  return (
    <form method="post" action={`/api/admin/requests/${id}/stop-mails`} className="grid gap-4">
      <p>
        If the person objects to e-mails: pauses {account.name}’s alerts and stops reminders about saved
        internships. Answer the request after that.
      </p>
      <div>
        <Button type="submit" variant="secondary">
          Stop alerts and reminders
        </Button>
      </div>
    </form>
  );
}

const ACTIONS: Readonly<Record<DataRequestKind, (props: ActionProps) => ReactNode>> = {
  access: SendData,
  correct: Correct,
  erase: Erase,
  object: StopMails,
};

interface AccountActionProps extends DataRequestDetails {
  id: string;
}

/** The button that does with the account what an open request asks for, or the reason why it cannot. */
export async function AccountAction({ id, request: { kind }, account, obstacle }: AccountActionProps) {
  const outcomes = Object.values(await outcomesOf(ACTION_FORMS));
  const failed = outcomes.find((outcome) => outcome?.ok === false);
  const error = failed?.errors.confirm;
  const Action = ACTIONS[kind];
  return (
    <section aria-labelledby="act" className="grid gap-4">
      <h2 id="act" className="text-lead">
        {TITLES[kind]}
      </h2>
      {error === undefined && <OutcomeNotice outcome={failed} />}
      {account && obstacle === null ? (
        <Action id={id} account={account} {...(error !== undefined && { error })} />
      ) : (
        <p className="text-muted">{obstacle}</p>
      )}
    </section>
  );
}
