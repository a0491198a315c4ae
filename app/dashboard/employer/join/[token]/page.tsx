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
  if (dead) return <DeadLinkPage dead={dead} title="You could not join" actions={profile} />;
  const { name, isMember } = found;
  if (isMember) {
    return (
      <MessagePage title="You have joined" actions={profile}>
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
        You will manage the listings and applicants of {name} together with its other members. If you have an
        employer profile of your own, it is deleted, and nobody sees who applied to its listings any more.
      </p>
    </MessagePage>
  );
}
