import { headers } from 'next/headers';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { readActor } from '@/lib/auth/session';
import { AppError } from '@/lib/errors';

export interface VerificationOutcome {
  verified: boolean;
  message: string;
}

/** What following a link came to, in the words for the person. */
export async function outcomeOf(work: Promise<{ message: string }>): Promise<VerificationOutcome> {
  try {
    return { verified: true, message: (await work).message };
  } catch (error) {
    const isOurs = error instanceof AppError && error.code !== 'unavailable';
    return { verified: false, message: isOurs ? error.message : 'Something went wrong during verification.' };
  }
}

export interface VerificationPageProps {
  outcome: VerificationOutcome;
  titles: { verified: string; failed: string };
  /** Where somebody who is not logged in goes on. */
  logIn: string;
}

/** The page behind a link in a mail: what came of it, and the way on. */
export async function VerificationPage({ outcome, titles, logIn }: VerificationPageProps) {
  const actor = await readActor(await headers()).catch(() => null);
  return (
    <MessagePage
      title={outcome.verified ? titles.verified : titles.failed}
      actions={
        actor?.kind === 'user' ? (
          <Button href="/dashboard">Dashboard</Button>
        ) : (
          <Button href={logIn}>Log In</Button>
        )
      }
    >
      <p>{outcome.message}</p>
    </MessagePage>
  );
}
