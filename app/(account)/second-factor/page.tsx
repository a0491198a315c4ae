import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { halfSessionCookieName, readHalfSession } from '@/lib/identity/accounts/second-factor/half-session';
import { accountPath } from '@/lib/platform/auth/login-path';
import { site } from '@/lib/platform/core/site';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { AccountPage } from '../_components/account-page';
import { CodeForm } from './code-form';

const TITLE = 'Enter your code';

export const generateMetadata = async (): Promise<Metadata> => ({
  title: titleAfter(await outcomeOf('second factor'), TITLE),
  robots: { index: false },
});

interface SecondFactorProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

/** Redirects to the first login step if it has not been completed. */
export default async function SecondFactorPage({ searchParams }: SecondFactorProps) {
  const from = safePath((await searchParams).from);
  const half = readHalfSession((await cookies()).get(halfSessionCookieName())?.value);
  if (!half) redirect(accountPath('/login', from));
  return (
    <AccountPage
      title={TITLE}
      intro={`Open your authenticator app and enter the code it shows for ${site.name}.`}
      aside={
        <>
          <p>Lost your phone? Enter one of your recovery codes. Each works once.</p>
          <p>
            No recovery codes either? <Link href="/contact-us">Write to us</Link>, or{' '}
            <Link href={accountPath('/login', from)}>log in to another account</Link>.
          </p>
        </>
      }
    >
      <CodeForm wayBack={from} outcome={await outcomeOf('second factor')} />
    </AccountPage>
  );
}
