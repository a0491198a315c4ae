import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { AccountPage } from '../_components/account-page';
import { RequestForm } from './request-form';

export const metadata: Metadata = { title: 'Reset your password', robots: { index: false } };

export default function ResetPasswordPage() {
  return (
    <AccountPage
      title="Reset your password"
      intro="Enter the email of your account. We send you a link to choose a new password."
      aside={
        <p>
          Remembered it? <Link href="/login">Log In</Link>
        </p>
      }
    >
      <RequestForm />
    </AccountPage>
  );
}
