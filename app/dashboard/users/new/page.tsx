import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Notice } from '@/app/_components/notice';
import { PageHeading } from '@/app/_components/page-heading';
import { requireUser } from '@/lib/platform/auth/require-user';
import { UserForm } from '../user-form';

const FORM = 'create user';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfter(await outcomeOf(FORM), 'Create user'),
});

export default async function NewUser() {
  await requireUser('/dashboard/users/new');
  const outcome = await outcomeOf(FORM);
  return (
    <div className="grid gap-8">
      <PageHeading
        crumbs={[{ href: '/dashboard/users', label: 'Users' }]}
        title="Create user"
        intro="We’ll e-mail them a link to verify their address. Give them the password yourself."
      />
      {outcome?.ok && <Notice tone="success">{outcome.message}</Notice>}
      <UserForm outcome={outcome}>
        <KeyField />
      </UserForm>
    </div>
  );
}
