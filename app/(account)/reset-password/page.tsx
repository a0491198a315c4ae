import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { Link } from '@/app/_components/link';
import { AccountPage } from '../_components/account-page';
import { outcomeOf, titleAfter } from '@/app/_components/form/read-outcome';
import { RequestForm } from './request-form';

const TITLE = 'Reset your password';

interface ResetProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export async function generateMetadata(): Promise<Metadata> {
  return { title: titleAfter(await outcomeOf('request reset'), TITLE), robots: { index: false } };
}

export default async function ResetPasswordPage({ searchParams }: ResetProps) {
  const { another } = await searchParams;
  return (
    <AccountPage
      title={TITLE}
      aside={
        <p>
          Remembered it? <Link href="/login">Log In</Link>
        </p>
      }
    >
      <RequestForm
        outcome={another === undefined ? await outcomeOf('request reset') : null}
        userAgent={(await headers()).get('user-agent') ?? ''}
      />
    </AccountPage>
  );
}
