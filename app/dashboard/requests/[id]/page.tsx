import type { Metadata } from 'next';
import { cache } from 'react';
import { DescriptionList } from '@/app/_components/description-list';
import { OutcomeNotice } from '@/app/_components/form/outcome-notice';
import { outcomesOf, titleAfterAny } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { Moment } from '@/app/_components/moment';
import { PageHeading } from '@/app/_components/page-heading';
import { KIND_NAMES } from '@/lib/identity/data-requests/kinds';
import type { DataRequest } from '@/lib/identity/data-requests/mapper';
import { readDataRequest, type DataRequestDetails } from '@/lib/identity/data-requests/read-data-request';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDate, formatDateTime } from '@/lib/platform/format/dates';
import { attempt } from '../../_components/attempt';
import { LoadFailure } from '../../_components/load-failure';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { RequestStateTag } from '../request-state';
import { ConfirmationTag } from '../confirmation-tag';
import { AccountAction } from './account-action';
import { ACTION_FORMS } from './action-forms';
import { AnswerForm } from './answer-form';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/requests';
const CRUMBS = [{ href: PARENT, label: 'Data Requests' }];
const FORM = 'answer';
const FORMS = [FORM, ...ACTION_FORMS] as const;

const nameOf = ({ kind, name, email }: DataRequest): string =>
  [KIND_NAMES[kind], name ?? email].filter(Boolean).join(', ');

const find = cache((user: SignedInUser, id: string) => readDataRequest(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  return {
    title: titleAfterAny(
      await outcomesOf(FORMS),
      await itemTitle('Data Request', async (user) => nameOf((await find(user, id)).request)),
    ),
  };
}

function Account({ account }: Pick<DataRequestDetails, 'account'>) {
  if (!account) return 'No account has this address';
  return (
    <>
      <Link href={`/dashboard/users/${account._id}`}>The account with this address</Link>
      {account.isSender ? '. They were logged in to it' : '. They weren’t logged in to it'}
    </>
  );
}

function Facts({ request, account }: DataRequestDetails) {
  const { name, email, dueAt, createdAt } = request;
  const erased = 'Erased with the data';
  return (
    <DescriptionList
      facts={[
        { term: 'Status', detail: <RequestStateTag request={request} now={new Date()} /> },
        { term: 'Due', detail: formatDate(dueAt) },
        { term: 'Received', detail: formatDateTime(createdAt) },
        { term: 'Name', detail: name ?? erased },
        {
          term: 'E-mail',
          detail: (
            <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
              {email ?? erased} <ConfirmationTag request={request} />
            </span>
          ),
        },
        ...(email === null ? [] : [{ term: 'Account', detail: <Account account={account} /> }]),
      ]}
    />
  );
}

function Answer({ answer, state }: Pick<DataRequest, 'answer' | 'state'>) {
  if (!answer) return null;
  return (
    <section aria-labelledby="answer" className="grid gap-4">
      <h2 id="answer" className="text-lead">
        {state === 'refused' ? 'Why it was refused' : 'The answer'}
      </h2>
      <p className="text-small text-muted">
        Sent <Moment at={answer.at} />
      </p>
      <p className="wrap-anywhere whitespace-pre-line">{answer.text ?? 'Erased with the data.'}</p>
    </section>
  );
}

export default async function DataRequestPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const path = `${PARENT}/${id}`;
  const user = await requireUser(path);
  const [found, outcomes] = await Promise.all([attempt(foundOr404(find(user, id))), outcomesOf(FORMS)]);
  const outcome = outcomes[FORM];
  if (!found) {
    return (
      <div className="grid gap-8">
        <PageHeading crumbs={CRUMBS} title="Data Request" />
        <LoadFailure href={path} />
      </div>
    );
  }
  const { request } = found;
  return (
    <div className="@container grid gap-8">
      <PageHeading crumbs={CRUMBS} title={KIND_NAMES[request.kind]} />
      {Object.entries(outcomes).map(([form, one]) => (
        <OutcomeNotice key={form} outcome={one} only={request.state === 'open' ? 'success' : undefined} />
      ))}
      <div className="grid items-start gap-x-12 gap-y-10 *:min-w-0 @min-[48rem]:grid-cols-2">
        <section aria-labelledby="request" className="grid gap-4">
          <h2 id="request" className="text-lead">
            The request
          </h2>
          <p className="wrap-anywhere whitespace-pre-line">{request.text ?? 'Erased with the data.'}</p>
          <Facts {...found} />
        </section>
        {request.state === 'open' ? (
          <div className="grid gap-10">
            <AccountAction id={id} {...found} />
            <section aria-labelledby="decide" className="grid gap-4">
              <h2 id="decide" className="text-lead">
                Answer in your own words
              </h2>
              <AnswerForm id={id} kind={request.kind} outcome={outcome} />
            </section>
          </div>
        ) : (
          <Answer {...request} />
        )}
      </div>
    </div>
  );
}
