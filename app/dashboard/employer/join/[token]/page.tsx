import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { DeadLinkPage, readLink } from '@/app/_components/dead-link';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { memberAlready, readInvitation } from '@/lib/employers/members/join-employer';
import { requireUser } from '@/lib/platform/auth/require-user';

export const metadata: Metadata = {
  title: 'Join an employer',
  robots: { index: false },
  referrer: 'same-origin',
};

const profile = <Button href="/dashboard/employer">Employer Profile</Button>;

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const path = `/dashboard/employer/join/${encodeURIComponent(token)}`;
  const user = await requireUser(path);
  const [{ found, dead }, outcome] = await Promise.all([
    readLink(readInvitation(user, { token })),
    outcomeOf('join employer'),
  ]);
  if (dead) return <DeadLinkPage dead={dead} title="You couldn’t join" actions={profile} />;
  const { name, isMember } = found;
  if (isMember) {
    return (
      <MessagePage title="You’ve joined" actions={profile}>
        <p>{memberAlready(found)}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={`Join ${name}`}
      actions={
        <form method="post" action={`/api/employer/members/join/${encodeURIComponent(token)}`}>
          <KeyField />
          <Button type="submit">Join</Button>
        </form>
      }
    >
      {outcome && !outcome.ok && <p role="alert">{outcome.message}</p>}
      <p>
        You’ll manage {name}’s listings and applicants with the rest of the team. If you have your own
        employer profile, we delete it, and no one will see who applied to its listings.
      </p>
    </MessagePage>
  );
}
