import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { verifyEmail } from '@/lib/accounts/verify-email';
import { readActor } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';

export const metadata: Metadata = { title: 'Verify your email', robots: { index: false } };

interface VerifyProps {
  params: Promise<{ token: string }>;
}

interface Outcome {
  verified: boolean;
  message: string;
}

async function verify(token: string): Promise<Outcome> {
  try {
    return { verified: true, ...(await verifyEmail({ token })) };
  } catch (error) {
    const isOurs = error instanceof AppError && error.code !== 'unavailable';
    return { verified: false, message: isOurs ? error.message : 'Something went wrong during verification.' };
  }
}

export default async function VerifyEmailPage({ params }: VerifyProps) {
  const { token } = await params;
  const { verified, message } = await verify(token);
  const actor = await readActor(await headers()).catch(() => null);
  return (
    <MessagePage
      title={verified ? 'Your email is verified' : 'We could not verify your email'}
      actions={
        actor?.kind === 'user' ? (
          <Button href="/dashboard">Dashboard</Button>
        ) : (
          <Button href={verified ? '/login' : '/login?reason=notVerified'}>Log In</Button>
        )
      }
    >
      <p>{message}</p>
    </MessagePage>
  );
}
