import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { pageMetadata } from '@/app/_components/page-metadata';
import { site } from '@/lib/site';
import { AccountPage } from '../_components/account-page';
import { outcomeOf, titleAfter } from '../_components/form-outcome';
import { RegisterForm } from './register-form';

const TITLE = 'Get Account';

export async function generateMetadata(): Promise<Metadata> {
  const facts = pageMetadata({
    title: TITLE,
    description: `Open a free ${site.name} account to apply for internships and entry-level jobs in Kenya, or to list them.`,
    path: '/register',
  });
  return { ...facts, title: titleAfter(await outcomeOf('register'), TITLE) };
}

export default async function RegisterPage() {
  return (
    <AccountPage
      title={TITLE}
      intro="Free for graduates and employers. It takes two minutes and an email address you can open."
      aside={
        <p>
          Already have an account? <Link href="/login">Log In</Link>
        </p>
      }
    >
      <RegisterForm outcome={await outcomeOf('register')} />
    </AccountPage>
  );
}
