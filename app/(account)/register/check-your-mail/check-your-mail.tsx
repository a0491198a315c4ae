import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { Link } from '@/app/_components/link';
import { accountPath } from '@/lib/platform/auth/login-path';
import { AccountPage } from '../../_components/account-page';
import { ShownFor } from './shown-for';

export const CHECK_YOUR_MAIL = 'Check your mail';
const SUCCESS_MS = 10_000;

interface CheckYourMailProps {
  /** The registration's message; null once it has been shown. */
  message: string | null;
  email: string | undefined;
  from?: string | undefined;
  listing?: string | null;
  mailApp: string | undefined;
  resend?: ReactNode;
}

export function CheckYourMail({ message, email, from, listing, mailApp, resend }: CheckYourMailProps) {
  return (
    <AccountPage
      title={CHECK_YOUR_MAIL}
      aside={
        <>
          <p>
            Wrong address? <Link href={accountPath('/register', from)}>Register again</Link> with the right
            one and a different username.
          </p>
          <p>
            Already confirmed your e-mail? <Link href={accountPath('/login', from)}>Log In</Link>
          </p>
        </>
      }
    >
      {message !== null && <ShownFor milliseconds={SUCCESS_MS}>{message}</ShownFor>}
      <div className="grid justify-items-start gap-4">
        <p className="wrap-anywhere">
          We’ve sent a link to {email ? <strong>{email}</strong> : 'the address you registered with'}. Select
          it to activate your account{listing && <>, then apply for {listing}</>}. It expires in 24 hours.
        </p>
        {mailApp && <Button href={mailApp}>Open the mail app</Button>}
      </div>
      {resend}
    </AccountPage>
  );
}
