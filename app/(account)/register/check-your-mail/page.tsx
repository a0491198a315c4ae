import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Button } from '@/app/_components/button';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { Link } from '@/app/_components/link';
import { accountPath } from '@/lib/platform/auth/login-path';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import { AccountPage } from '../../_components/account-page';
import ResendVerification from '../../_components/resend-verification';
import { listingAt, nameOf } from '../../_components/return-to';
import { mailAppLink } from '../../reset-password/mail-app-link';
import { ShownFor } from './shown-for';

const TITLE = 'Check your mail';
/** Milliseconds the success message stays. */
const SUCCESS_MS = 10_000;

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf('resend verification'), TITLE), robots: { index: false } };
}

/** The result of the registration, stored for a short time in the browser that sent it. */
async function readRegistration() {
  const registered = await outcomeOf('register');
  const resend = await outcomeOf('resend verification');
  const first = registered?.ok ? registered : null;
  return {
    message: first && !resend ? first.message : null,
    email: resend?.ok ? resend.values.email : first?.values.email,
    returnTo: (resend ?? first)?.values.returnTo,
    resend,
  };
}

/** The next step after registering; the page stays until the visitor moves on. */
export default async function CheckYourMailPage() {
  const { message, resend, email, returnTo } = await readRegistration();
  const from = readReturnPath(returnTo);
  const listing = from === undefined ? null : await listingAt(from);
  const userAgent = (await headers()).get('user-agent') ?? '';
  return (
    <AccountPage
      title={TITLE}
      aside={
        <>
          <p>
            Wrong address? <Link href={accountPath('/register', from)}>Register again</Link> with the right
            one, and another username.
          </p>
          <p>
            Followed the link already? <Link href={accountPath('/login', from)}>Log In</Link>
          </p>
        </>
      }
    >
      {message !== null && <ShownFor milliseconds={SUCCESS_MS}>{message}</ShownFor>}
      <div className="grid justify-items-start gap-4">
        <p className="wrap-anywhere">
          We have sent a link to {email ? <strong>{email}</strong> : 'the address you registered with'}.
          Follow it to open your account{listing && <>, then apply for {nameOf(listing)}</>}. It works for 24
          hours.
        </p>
        {email && <Button href={mailAppLink(email, userAgent)}>Open the mail app</Button>}
      </div>
      <ResendVerification at="register" known={email ?? ''} returnTo={returnTo} outcome={resend} />
    </AccountPage>
  );
}
