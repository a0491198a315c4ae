import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { pageMetadata } from '@/app/_components/page-metadata';
import { site } from '@/lib/site';
import { AccountPage } from '../_components/account-page';
import { RegisterForm } from './register-form';

export const dynamic = 'force-dynamic';

export function generateMetadata(): Metadata {
  return pageMetadata({
    title: 'Get Account',
    description: `Open a free ${site.name} account to apply for internships and entry-level jobs in Kenya, or to list them.`,
    path: '/register',
  });
}

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
