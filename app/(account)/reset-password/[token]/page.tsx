import type { Metadata } from 'next';
import { cache } from 'react';
import { Button } from '@/app/_components/button';
import { DEAD_LINK, DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { Link } from '@/app/_components/link';
import { AccountPage } from '../../_components/account-page';
import { DetailsToCheck } from '../../_components/details-to-check';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { readReset } from '@/lib/identity/accounts/reset-password';
import { accountPath } from '@/lib/platform/auth/login-path';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import { NewPasswordForm } from './new-password-form';

const TITLE = 'Create New Password';

/** `dead` is the reason why the link does not work: null if it works, or if it has just been used. */
const findLink = cache(async (token: string) => {
  const outcome = await outcomeOf('new password');
  return outcome?.ok ? { found: null, dead: null } : readLink(readReset({ token }));
});

export async function generateMetadata({ params }: NewPasswordProps): Promise<Metadata> {
  const { token } = await params;
  const title = (await findLink(token)).dead ? DEAD_LINK : titleAfter(await outcomeOf('new password'), TITLE);
  return {
    title,
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
  const login = accountPath('/login', from);
  const { found: details, dead } = await findLink(token);
  if (dead) {
    return (
      <DeadLinkPage
        dead={dead}
        actions={
          <>
            <Button href="/reset-password">Ask for a new link</Button>
            <Button href={login} variant="secondary">
              Log In
            </Button>
          </>
        }
      />
    );
  }
  return (
    <AccountPage
      title={TITLE}
      aside={
        <p>
          The link works once. Your e-mail says when it expires.{' '}
          <Link href="/reset-password">Ask for a new one</Link>
        </p>
      }
    >
      {details && <DetailsToCheck {...details} />}
      <NewPasswordForm
        token={token}
        outcome={await outcomeOf('new password')}
        login={login}
        returnTo={from === undefined ? undefined : String(to)}
      />
    </AccountPage>
  );
}
