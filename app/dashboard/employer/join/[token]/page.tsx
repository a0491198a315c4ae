import type { Metadata } from 'next';
import { Button } from '@/app/_components/button';
import { KeyField } from '@/app/_components/form/key-field';
import { outcomeOf } from '@/app/_components/form/read-outcome';
import { MessagePage } from '@/app/_components/message-page';
import { readInvitation } from '@/lib/employers/join-employer';
import { requireUser } from '@/lib/platform/auth/require-user';
import { AppError } from '@/lib/platform/core/errors';

export const metadata: Metadata = {
  title: 'Join an employer',
  robots: { index: false },
  referrer: 'same-origin',
};

type Invitation = { name: string } | { name: null; message: string };

async function find(actor: Parameters<typeof readInvitation>[0], token: string): Promise<Invitation> {
  try {
    return await readInvitation(actor, { token });
  } catch (error) {
    if (!(error instanceof AppError) || error.code === 'unavailable') throw error;
    return { name: null, message: error.message };
  }
}

export default async function JoinPage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  const path = `/dashboard/employer/join/${encodeURIComponent(token)}`;
  const user = await requireUser(path);
  const [invitation, outcome] = await Promise.all([find(user, token), outcomeOf('join employer')]);
  if (invitation.name === null) {
    return (
      <MessagePage
        title="You could not join"
        actions={<Button href="/dashboard/employer">Employer Profile</Button>}
      >
        <p>{invitation.message}</p>
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={`Join ${invitation.name}`}
      actions={
        <form method="post" action={`/api/employer/members/join/${encodeURIComponent(token)}`}>
          <KeyField />
          <Button type="submit">Join</Button>
        </form>
      }
    >
      {outcome && !outcome.ok && <p role="alert">{outcome.message}</p>}
      <p>
        You will manage the listings and applicants of {invitation.name} together with its other members. If
        you have an employer profile of your own, it is deleted, and nobody sees who applied to its listings
        any more.
      </p>
    </MessagePage>
  );
}
