import type { Metadata } from 'next';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { UserForm } from '../user-form';

export const metadata: Metadata = { title: 'Create user' };

export default async function NewUser() {
  await requireUser('/dashboard/users/new');
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: '/dashboard/users', label: 'Users' }]}
        title="Create user"
        intro="They get a mail with a link that verifies their address. Give them the password yourself."
      />
      <UserForm />
    </div>
  );
}
