import type { Metadata } from 'next';
import { LINKED, readSignInLink } from '@/lib/identity/accounts/sign-in/follow-link';
import { VerificationPage } from '../../_components/verification-page';

export const metadata: Metadata = {
  title: 'Link your accounts',
  robots: { index: false },
  referrer: 'same-origin',
};

const wordsFor = (name: string) => ({
  waiting: {
    title: `Link ${name}`,
    text: `Once linked, you can log in with ${name}.`,
    button: `Link ${name}`,
  },
  done: { title: `${name} is linked`, now: LINKED.now(name), before: LINKED.before(name) },
  failed: { title: 'We couldn’t link your accounts' },
});

interface LinkProps {
  params: Promise<{ token: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function FollowSignInLinkPage({ params, searchParams }: LinkProps) {
  const { token } = await params;
  const { followed } = await searchParams;
  const read = () => readSignInLink({ token });
  const name = await read().then(
    (link) => link.name,
    () => 'it',
  );
  return (
    <VerificationPage
      read={async () => (await read()).state}
      followed={followed !== undefined}
      action={`/api/auth/link-sign-in/${encodeURIComponent(token)}`}
      words={wordsFor(name)}
      logIn={{ done: '/login', failed: '/login' }}
    />
  );
}
