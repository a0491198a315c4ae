import type { Metadata } from 'next';
import { verifyEmailChange } from '@/lib/accounts/verify-email-change';
import { outcomeOf, VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = { title: 'Change your email', robots: { index: false } };

interface VerifyProps {
  params: Promise<{ token: string }>;
}

export default async function VerifyEmailChangePage({ params }: VerifyProps) {
  const { token } = await params;
  const { verified, message } = await outcomeOf(verifyEmailChange({ token }));
  const shown = !verified && message.includes('expired') ? 'Verification link has expired' : message;
  return (
    <VerificationPage
      outcome={{ verified, message: shown }}
      titles={{ verified: 'Your email is changed', failed: 'We could not change your email' }}
      logIn="/login"
    />
  );
}
