import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { CarriedMessage } from '@/app/_components/carried/carried-message';
import { Link } from '@/app/_components/link';
import { pageMetadata } from '@/app/_components/page-metadata';
import { Notice } from '@/app/_components/notice';
import { rememberedIdentifier } from '@/lib/identity/accounts/remembered-identifier';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { accountPath } from '@/lib/platform/auth/login-path';
import { currentActor } from '@/lib/platform/auth/require-user';
import { safePath } from '@/lib/platform/auth/safe-redirect';
import { site } from '@/lib/platform/core/site';
import { AccountPage } from '../_components/account-page';
import { nameOf, readReturnTo } from '../_components/return-to';
import { FormErrorSummary } from '@/app/_components/form/form-error-summary';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { SignInButtons } from '../_components/sign-in-buttons';
import { LoginForm } from './login-form';

const TITLE = 'Log In';

export async function generateMetadata(): Promise<Metadata> {
  const facts = pageMetadata({
    title: TITLE,
    description: `Log in to ${site.name} to apply for internships and follow your applications, or to see who applied to your listings.`,
    path: '/login',
  });
  const { login, resend, signIn } = await readOutcomes();
  return { ...facts, title: titleAfter(login ?? resend ?? signIn, TITLE) };
}

const readOutcomes = async () => ({
  login: await outcomeOf('login'),
  resend: await outcomeOf('resend verification'),
  signIn: await outcomeOf('sign in'),
});

interface LoginProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

const messageFor = (reason: unknown): string | undefined =>
  typeof reason === 'string' && Object.hasOwn(SESSION_MESSAGES, reason)
    ? SESSION_MESSAGES[reason as keyof typeof SESSION_MESSAGES]
    : undefined;

export default async function LoginPage({ searchParams }: LoginProps) {
  const { reason, from } = await searchParams;
  const returnTo = await readReturnTo(from);
  const wayBack = returnTo?.path ?? safePath(from);
  if ((await currentActor()).kind === 'user') redirect(wayBack);
  const message = messageFor(reason);
  const outcomes = await readOutcomes();
  return (
    <AccountPage
      title={TITLE}
      intro={returnTo?.listing && `Log in to apply for ${nameOf(returnTo.listing)}`}
      aside={
        <p>
          New here? <Link href={accountPath('/register', returnTo?.path)}>Get Account</Link>
        </p>
      }
    >
      <CarriedMessage />
      {outcomes.signIn && <FormErrorSummary message={outcomes.signIn.message} />}
      <LoginForm
        notice={message !== undefined && !outcomes.signIn && <Notice>{message}</Notice>}
        remembered={rememberedIdentifier(await headers())}
        wayBack={wayBack}
        returnTo={returnTo?.signed}
        offerVerification={reason === 'notVerified'}
        outcomes={outcomes}
      >
        <SignInButtons from={wayBack} />
      </LoginForm>
    </AccountPage>
  );
}
