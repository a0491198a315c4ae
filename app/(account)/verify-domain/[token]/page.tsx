import type { Metadata } from 'next';
import { readDomainLink } from '@/lib/employers/verify-domain';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Verify an employer',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Verify this employer',
    text: 'One press says that whoever posts under this name does so for you.',
    button: 'Verify this employer',
  },
  done: {
    title: 'The employer is verified',
    now: 'Its page and its listings say so from now on.',
    before: 'It was verified by this link before.',
  },
  failed: { title: 'We could not verify the employer' },
};

const PROFILE = '/dashboard/employer';

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function VerifyDomainPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { followed } = await searchParams;
  return (
    <VerificationPage
      state={readDomainLink({ token })}
      followed={followed !== undefined}
      pressed
      action={`/api/employer/domain/${encodeURIComponent(token)}`}
      words={WORDS}
      logIn={{ done: '/login', failed: `/login?from=${encodeURIComponent(PROFILE)}` }}
    />
  );
}
