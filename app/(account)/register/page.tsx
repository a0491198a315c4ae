import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { pageMetadata } from '@/app/_components/page-metadata';
import { site } from '@/lib/site';
import { AccountPage } from '../_components/account-page';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { RegisterForm } from './register-form';
import { RoleField } from './role-field';

const TITLE = 'Get Account';

const AGREEMENT = (
  <>
    I am at least 16 years old and agree to the{' '}
    <a href="/user-agreement" target="_blank">
      user agreement
    </a>{' '}
    and the{' '}
    <a href="/privacy-policy" target="_blank">
      privacy policy
    </a>
  </>
);

export async function generateMetadata(): Promise<Metadata> {
  const facts = pageMetadata({
    title: TITLE,
    description: `Open a free ${site.name} account to apply for internships and entry-level jobs in Kenya, or to list them.`,
    path: '/register',
  });
  return { ...facts, title: titleAfter(await outcomeOf('register'), TITLE) };
}

export default async function RegisterPage() {
  const outcome = await outcomeOf('register');
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
      <RegisterForm
        outcome={outcome}
        roles={<RoleField chosen={outcome?.ok ? undefined : outcome?.values.role} />}
        agreement={AGREEMENT}
      />
    </AccountPage>
  );
}
