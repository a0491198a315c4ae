import type { Metadata } from 'next';
import { readDomainLink } from '@/lib/employers/verification/verify-domain';
import { requireUser } from '@/lib/platform/auth/require-user';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Confirm a domain',
  robots: { index: false },
  referrer: 'same-origin',
};

const WORDS = {
  waiting: {
    title: 'Confirm this domain',
    text: 'Confirm that your team reads e-mail at the domain of its website.',
    button: 'Confirm the domain',
  },
  done: {
    title: 'The domain is confirmed',
    now: 'The employer’s page and listings now say so.',
    before: 'You already confirmed it with this link.',
  },
  failed: { title: 'We couldn’t confirm the domain' },
};

const PROFILE = '/dashboard/employer';

interface Props {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function VerifyDomainPage({ params, searchParams }: Props) {
  const { token } = await params;
  const { followed } = await searchParams;
  const user = await requireUser(`/verify-domain/${encodeURIComponent(token)}`);
  return (
    <VerificationPage
      read={() => readDomainLink(user, { token })}
      followed={followed !== undefined}
      pressed
      action={`/api/employer/domain/${encodeURIComponent(token)}`}
      words={WORDS}
      logIn={{ done: '/login', failed: `/login?from=${encodeURIComponent(PROFILE)}` }}
    />
  );
}
