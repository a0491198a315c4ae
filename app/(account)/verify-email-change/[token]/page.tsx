import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { CHANGED, readEmailChange } from '@/lib/identity/accounts/verify-email-change';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Change your e-mail',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Change your e-mail',
    text: 'Confirm to use this address for your account.',
    button: 'Use this e-mail',
  },
  done: { title: 'Your e-mail has changed', ...CHANGED },
  failed: { title: 'We couldn’t change your e-mail' },
};

const PROFILE = '/dashboard/profile';

const failure = (message: string) =>
  message.includes('expired') ? (
    <>
      <p>Verification link has expired</p>
      <p>
        Ask for a new one on <Link href={PROFILE}>your profile</Link>.
      </p>
    </>
  ) : (
    <p>{message}</p>
  );

interface VerifyProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function VerifyEmailChangePage({ params, searchParams }: VerifyProps) {
  const { token } = await params;
  const { followed } = await searchParams;
  return (
    <VerificationPage
      read={() => readEmailChange({ token })}
      followed={followed !== undefined}
      action={`/api/users/verify-email-change/${encodeURIComponent(token)}`}
      words={WORDS}
      failure={failure}
      logIn={{ done: '/login', failed: `/login?from=${encodeURIComponent(PROFILE)}` }}
    />
  );
}
