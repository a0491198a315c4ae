import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { site } from '@/lib/site';
import { AccountPage } from '../_components/account-page';
import { RegisterForm } from './register-form';

export const metadata: Metadata = {
  title: 'Get Account',
  description: `Open a free ${site.name} account to apply for internships or to list them.`,
  robots: { index: false },
};

export default function RegisterPage() {
  return (
    <AccountPage
      title="Get Account"
      intro="Free for graduates and employers. It takes two minutes and an email address you can open."
      aside={
        <p>
          Already have an account? <Link href="/login">Log In</Link>
        </p>
      }
    >
      <RegisterForm />
    </AccountPage>
  );
}
