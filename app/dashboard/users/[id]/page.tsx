import type { Metadata } from 'next';
import { DescriptionList } from '@/app/_components/description-list';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { formatDateTime } from '@/lib/platform/format/dates';
import type { ManagedUser } from '@/lib/users/admin/mapper';
import { readUser } from '@/lib/users/admin/read-user';
import { foundOr404 } from '../../_components/staff/found-or-404';
import { UserForm } from '../user-form';

const PARENT = '/dashboard/users';

export const metadata: Metadata = { title: 'Edit user' };

const factsOf = ({ createdAt, createdBy, resume, isVerified }: ManagedUser) => [
  {
    term: 'Created',
    detail: `${formatDateTime(createdAt)}${createdBy ? ` by ${createdBy.firstName} ${createdBy.lastName}` : ''}`,
  },
  { term: 'Email', detail: isVerified ? 'Verified' : 'Not verified' },
  { term: 'Resume', detail: resume ? <a href={resume.filePath}>{resume.fileName}</a> : 'None' },
];

export default async function EditUser({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const actor = await requireUser(`${PARENT}/${id}`);
  const { user } = await foundOr404(readUser(actor, { id }));
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: PARENT, label: 'Users' }]}
        title={`${user.firstName} ${user.lastName}`}
        intro="Change the details of this account."
      />
      <div className="max-w-text">
        <DescriptionList facts={factsOf(user)} />
      </div>
      <UserForm user={user} self={user._id === actor.id} />
    </div>
  );
}
