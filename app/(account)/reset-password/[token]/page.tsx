import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { AccountPage } from '../../_components/account-page';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { NewPasswordForm } from './new-password-form';

const TITLE = 'Create New Password';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: titleAfter(await outcomeOf('new password'), TITLE),
    robots: { index: false },
    referrer: 'same-origin',
  };
}

export default async function NewPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <AccountPage
      title={TITLE}
      aside={
        <p>
          The link works once, for as long as its mail says. <Link href="/reset-password">Ask for a new one</Link>
        </p>
      }
    >
      <NewPasswordForm token={token} outcome={await outcomeOf('new password')} />
    </AccountPage>
  );
}
