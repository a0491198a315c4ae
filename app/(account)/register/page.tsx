import type { Metadata } from 'next';
import { KeyField } from '@/app/_components/form/key-field';
import { Link } from '@/app/_components/link';
import { pageMetadata } from '@/app/_components/page-metadata';
import { birthMonths } from '@/lib/identity/accounts/minors/age';
import { accountPath } from '@/lib/platform/auth/login-path';
import type { FormOutcome } from '@/lib/platform/http/form-outcome';
import { site } from '@/lib/platform/core/site';
import { AccountPage } from '../_components/account-page';
import { AGREEMENT } from '../_components/agreement';
import { nameOf, readReturnTo } from '../_components/return-to';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { RegisterForm } from './register-form';
import { SignInButtons } from '../_components/sign-in-buttons';
import { readRole, RoleField } from './role-field';

const TITLE = 'Get Account';

interface RegisterProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Returns the form's error. After a successful registration the form is empty, so that another address can register. */
async function readFailure(): Promise<FormOutcome | null> {
  const outcome = await outcomeOf('register');
  return outcome?.ok ? null : outcome;
}

export async function generateMetadata(): Promise<Metadata> {
  const facts = pageMetadata({
    title: TITLE,
    description: `Get a free ${site.name} account to apply for internships and entry-level jobs in Kenya, or to list them.`,
    path: '/register',
  });
  return { ...facts, title: titleAfter(await readFailure(), TITLE) };
}

export default async function RegisterPage({ searchParams }: RegisterProps) {
  const asked = await searchParams;
  const returnTo = await readReturnTo(asked.from);
  const outcome = await readFailure();
  const what = returnTo?.listing ? `Get an account to apply for ${nameOf(returnTo.listing)}. ` : '';
  return (
    <AccountPage
      title={TITLE}
      intro={`${what}Free for graduates and employers. It takes two minutes.`}
      aside={
        <p>
          Already have an account? <Link href={accountPath('/login', returnTo?.path)}>Log In</Link>
        </p>
      }
    >
      <SignInButtons from={returnTo?.path} />
      <RegisterForm outcome={outcome} agreement={AGREEMENT} months={birthMonths(new Date())}>
        {returnTo && <input type="hidden" name="returnTo" value={returnTo.signed} />}
        <KeyField />
        <RoleField chosen={outcome?.values.role ?? readRole(asked.role)} />
      </RegisterForm>
    </AccountPage>
  );
}
