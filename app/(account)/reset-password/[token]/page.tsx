import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { AccountPage } from '../../_components/account-page';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { accountPath } from '@/lib/platform/auth/login-path';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import { NewPasswordForm } from './new-password-form';

const TITLE = 'Create New Password';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: titleAfter(await outcomeOf('new password'), TITLE),
    robots: { index: false },
    referrer: 'same-origin',
  };
}

interface NewPasswordProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function NewPasswordPage({ params, searchParams }: NewPasswordProps) {
  const { token } = await params;
  const { to } = await searchParams;
  const from = readReturnPath(to);
  return (
    <AccountPage
      title={TITLE}
      aside={
        <p>
          The link works once. The e-mail says for how long.{' '}
          <Link href="/reset-password">Ask for a new one</Link>
        </p>
      }
    >
      <NewPasswordForm
        token={token}
        outcome={await outcomeOf('new password')}
        login={accountPath('/login', from)}
        returnTo={from === undefined ? undefined : String(to)}
      />
    </AccountPage>
  );
}
