import type { Metadata } from 'next';
import { Link } from '@/app/_components/link';
import { CHANGED, readEmailChange } from '@/lib/identity/accounts/verify-email-change';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Change your email',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Change your email',
    text: 'One press, and your account uses this address.',
    button: 'Use this email address',
  },
  done: { title: 'Your email is changed', ...CHANGED },
  failed: { title: 'We could not change your email' },
};

const PROFILE = '/dashboard/profile';

const failure = (message: string) =>
  message.includes('expired') ? (
    <>
      <p>Verification link has expired</p>
      <p>
        You can have a new one sent from <Link href={PROFILE}>your profile</Link>.
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
