import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { readVerification, VERIFIED } from '@/lib/accounts/verify-email';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Verify your email',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Verify your email',
    text: 'One press, and your account is open.',
    button: 'Verify my email address',
  },
  done: { title: 'Your email is verified', ...VERIFIED },
  failed: { title: 'We could not verify your email' },
};

interface VerifyProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function VerifyEmailPage({ params, searchParams }: VerifyProps) {
  const { token } = await params;
  const { followed } = await searchParams;
  const state = readVerification({ token });
  if ((await state.catch(() => null)) === 'choose') redirect(`/reset-password/${encodeURIComponent(token)}`);
  return (
    <VerificationPage
      state={state}
      followed={followed !== undefined}
      action={`/api/auth/verify-email/${encodeURIComponent(token)}`}
      words={WORDS}
      logIn={{ done: '/login', failed: '/login?reason=notVerified' }}
    />
  );
}
