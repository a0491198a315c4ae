import type { Metadata } from 'next';
import { cache } from 'react';
import { DescriptionList } from '@/app/_components/description-list';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import type { SignedInUser } from '@/lib/platform/auth/actor';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { ManagedUser } from '@/lib/identity/users/admin/mapper';
import { readConsent } from '@/lib/identity/users/admin/read-consent';
import { readUser } from '@/lib/identity/users/admin/read-user';
import { requestIn } from '@/lib/identity/data-requests/request-page';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { GuardianConsent } from './guardian-consent';
import { SecondFactorReset } from './second-factor-reset';
import { SessionsEnd } from './sessions-end';
import { UserForm } from '../user-form';
import { itemTitle } from '../../_components/item-title';

const PARENT = '/dashboard/users';
const FORM = 'update user';

const find = cache((user: SignedInUser, id: string) => readUser(user, { id }));

export async function generateMetadata({ params }: { params: Promise<{ id: string }> }): Promise<Metadata> {
  const { id } = await params;
  const title = await itemTitle('Edit user', async (user) => fullName((await find(user, id)).user));
  return { title: titleAfter(await outcomeOf(FORM), title) };
}

const fullName = ({ firstName, lastName }: ManagedUser): string => `${firstName} ${lastName}`;

const factsOf = ({ createdAt, createdBy, resume, isVerified, hasSecondFactor }: ManagedUser) => [
  {
    term: 'Created',
    detail: `${formatDateTime(createdAt)}${createdBy ? ` by ${createdBy.firstName} ${createdBy.lastName}` : ''}`,
  },
  { term: 'E-mail', detail: isVerified ? 'Verified' : 'Not verified' },
  { term: 'Second factor', detail: hasSecondFactor ? 'On' : 'Off' },
  { term: 'CV', detail: resume ? <a href={resume.filePath}>{resume.fileName}</a> : 'None' },
];

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function EditUser({ params, searchParams }: Props) {
  const { id } = await params;
  const request = requestIn((await searchParams).request);
  const actor = await requireUser(`${PARENT}/${id}`);
  const [{ user }, { consent }] = await foundOr404(
    Promise.all([find(actor, id), readConsent(actor, { id })]),
  );
  const outcome = await outcomeOf(FORM);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Users' }]}
        title={fullName(user)}
        intro="Change the details of this account."
      />
      <div className="max-w-text">
        <DescriptionList facts={factsOf(user)} />
      </div>
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <UserForm user={user} self={user._id === actor.id} request={request} outcome={outcome} />
      {consent && <GuardianConsent consent={consent} />}
      <SessionsEnd user={user} self={user._id === actor.id} />
      <SecondFactorReset user={user} self={user._id === actor.id} />
    </div>
  );
}
