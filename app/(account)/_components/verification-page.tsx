import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Button } from '@/app/_components/button';
import { MessagePage } from '@/app/_components/message-page';
import { readActor } from '@/lib/platform/auth/session';
import { AppError } from '@/lib/platform/core/errors';
import { SendOnView } from './send-on-view';

const FORM = 'verification';
const FAILED = 'Something went wrong during verification.';

export interface VerificationPageProps {
  /** What the link waits for, read without following it. */
  state: Promise<'waiting' | 'done' | 'choose'>;
  /** The person has just followed the link. */
  followed: boolean;
  /** Where the button sends the form. */
  action: string;
  words: {
    waiting: { title: string; text: string; button: string };
    done: { title: string; now: string; before: string };
    failed: { title: string };
  };
  /** What is shown of what the server says is wrong. */
  failure?: (message: string) => ReactNode;
  /** Where somebody who is not logged in goes on: after it worked, and when it did not. */
  logIn: { done: string; failed: string };
  /** The listing somebody registered to apply for. */
  application?: { path: string; name: string };
}

type Outcome = { state: 'waiting' | 'done' | 'choose' } | { state: 'failed'; message: string };

async function outcomeOf(state: VerificationPageProps['state']): Promise<Outcome> {
  try {
    return { state: await state };
  } catch (error) {
    const isOurs = error instanceof AppError && error.code !== 'unavailable';
    return { state: 'failed', message: isOurs ? error.message : FAILED };
  }
}

async function WayOn({ logIn, application }: { logIn: string; application?: string }) {
  const actor = await readActor(await headers()).catch(() => null);
  const isUser = actor?.kind === 'user';
  if (application !== undefined) {
    return <Button href={isUser ? application : logIn}>Continue your application</Button>;
  }
  return isUser ? <Button href="/dashboard">Dashboard</Button> : <Button href={logIn}>Log In</Button>;
}

/** What is left to do with a link: one button, which a browser with script presses by itself, once. */
function Waiting({ followed, action, words }: Pick<VerificationPageProps, 'followed' | 'action' | 'words'>) {
  return (
    <MessagePage
      title={followed ? words.failed.title : words.waiting.title}
      actions={
        <form id={FORM} method="post" action={action}>
          <Button type="submit">{words.waiting.button}</Button>
          {!followed && <SendOnView form={FORM} />}
        </form>
      }
    >
      <p>{followed ? FAILED : words.waiting.text}</p>
    </MessagePage>
  );
}

/** The page behind a link in a mail. Looking at it changes nothing; its button does, and it says what came of that. */
export async function VerificationPage(props: VerificationPageProps) {
  const { followed, words, failure = (message) => <p>{message}</p>, logIn, application } = props;
  const outcome = await outcomeOf(props.state);
  if (outcome.state === 'waiting') return <Waiting {...props} />;
  if (outcome.state === 'failed') {
    return (
      <MessagePage title={words.failed.title} actions={<WayOn logIn={logIn.failed} />}>
        {failure(outcome.message)}
      </MessagePage>
    );
  }
  return (
    <MessagePage
      title={words.done.title}
      actions={<WayOn logIn={logIn.done} application={application?.path} />}
    >
      <p>{followed ? words.done.now : words.done.before}</p>
      {application && <p>Next: apply for {application.name}.</p>}
    </MessagePage>
  );
}
