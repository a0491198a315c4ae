import type { Metadata } from 'next';
import { AccountPage } from '../../_components/account-page';
import { NewPasswordForm } from './new-password-form';

export const metadata: Metadata = {
  title: 'Create New Password',
  robots: { index: false },
  referrer: 'same-origin',
};

export default async function NewPasswordPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return (
    <AccountPage title="Create New Password">
      <NewPasswordForm token={token} />
    </AccountPage>
  );
}
