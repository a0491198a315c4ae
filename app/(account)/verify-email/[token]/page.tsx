import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readVerification, VERIFIED } from '@/lib/identity/accounts/verify-email';
import { accountPath, loginPath } from '@/lib/platform/auth/login-path';
import { readReturnPath, withReturnPath } from '@/lib/platform/auth/return-path';
import { DetailsToCheck } from '../../_components/details-to-check';
import { listingAt, nameOf } from '../../_components/return-to';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Confirm your e-mail',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Confirm your e-mail',
    text: 'One more step to activate your account.',
    button: 'Confirm my e-mail',
  },
  done: { title: 'Your e-mail is confirmed', ...VERIFIED },
  failed: { title: 'We couldn’t confirm your e-mail' },
};

interface VerifyProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function VerifyEmailPage({ params, searchParams }: VerifyProps) {
  const { token } = await params;
  const { followed, to } = await searchParams;
  const path = readReturnPath(to);
  const listing = path === undefined ? null : await listingAt(path);
  const address = `/api/auth/verify-email/${encodeURIComponent(token)}`;
  const reading = readVerification({ token });
  const found = await reading.catch(() => null);
  if (found?.state === 'choose') {
    redirect(withReturnPath(`/reset-password/${encodeURIComponent(token)}`, to));
  }
  return (
    <VerificationPage
      read={async () => (await reading).state}
      pressed={Boolean(found?.details?.guardian)}
      details={found?.details && <DetailsToCheck {...found.details} />}
      followed={followed !== undefined}
      action={withReturnPath(address, to)}
      words={WORDS}
      logIn={{
        done: accountPath('/login', path),
        failed: loginPath('notVerified', path),
      }}
      application={path !== undefined && listing ? { path, name: nameOf(listing) } : undefined}
    />
  );
}
