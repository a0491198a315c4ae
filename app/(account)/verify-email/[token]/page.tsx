import type { Metadata } from 'next';
import { verifyEmail } from '@/lib/accounts/verify-email';
import { outcomeOf, VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } };

interface VerifyProps {
  params: Promise<{ token: string }>;
}

export default async function VerifyEmailPage({ params }: VerifyProps) {
  const { token } = await params;
  const outcome = await outcomeOf(verifyEmail({ token }));
  return (
    <VerificationPage
      outcome={outcome}
      titles={{ verified: 'Your email is verified', failed: 'We could not verify your email' }}
      logIn={outcome.verified ? '/login' : '/login?reason=notVerified'}
    />
  );
}
