import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { readReturnPath } from '@/lib/platform/auth/return-path';
import ResendVerification from '../../_components/resend-verification';
import { listingAt, nameOf } from '../../_components/return-to';
import { mailAppLink } from '../../reset-password/mail-app-link';
import { CHECK_YOUR_MAIL, CheckYourMail } from './check-your-mail';

export async function generateMetadata(): Promise<Metadata> {
  return {
    title: titleAfter(await outcomeOf('resend verification'), CHECK_YOUR_MAIL),
    robots: { index: false },
  };
}

/** Reads the result of the registration, which the browser that sent it stores briefly. */
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

/** The page stays until the visitor leaves it. */
export default async function CheckYourMailPage() {
  const { message, resend, email, returnTo } = await readRegistration();
  const from = readReturnPath(returnTo);
  const listing = from === undefined ? null : await listingAt(from);
  const userAgent = (await headers()).get('user-agent') ?? '';
  return (
    <CheckYourMail
      message={message}
      email={email}
      from={from}
      listing={listing && nameOf(listing)}
      mailApp={email && mailAppLink(email, userAgent)}
      resend={<ResendVerification at="register" known={email ?? ''} returnTo={returnTo} outcome={resend} />}
    />
  );
}
