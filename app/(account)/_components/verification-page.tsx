import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '@/app/_components/button';
import { deadLinkOf, DeadLinkPage, type DeadLink } from '@/app/_components/dead-link';
import { MessagePage } from '@/app/_components/message-page';
import { readActor } from '@/lib/platform/auth/session';
import { noteFailure } from '@/lib/platform/log/request-context';
import { SendOnView } from './send-on-view';

const FORM = 'verification';
const FAILED = 'Something went wrong during verification.';

type LinkState = 'waiting' | 'done' | 'choose';

export interface VerificationPageProps {
  read: () => Promise<LinkState>;
  /** True just after the visitor opened the link. */
  followed: boolean;
  action: string;
  words: {
    waiting: { title: string; text: string; button: string };
    done: { title: string; now: string; before: string };
    failed: { title: string };
  };
  /** If true, a click is required to follow the link, because this affects more people than the reader. */
  pressed?: boolean;
  /** Shown above the button that follows the link. */
  details?: ReactNode;
  failure?: (message: string) => ReactNode;
  logIn: { done: string; failed: string };
  application?: { path: string; name: string };
}

type Outcome = { state: LinkState } | { state: 'dead'; dead: DeadLink } | { state: 'unread' };

async function outcomeOf(read: VerificationPageProps['read']): Promise<Outcome> {
  try {
    return { state: await read() };
  } catch (error) {
    const dead = deadLinkOf(error);
    if (dead) return { state: 'dead', dead };
    noteFailure(error);
    return { state: 'unread' };
  }
}

interface WayOnProps extends Pick<ButtonProps, 'variant'> {
  logIn: string;
  application?: string;
}

async function WayOn({ logIn, application, variant }: WayOnProps) {
  const actor = await readActor(await headers()).catch(() => null);
  const isUser = actor?.kind === 'user';
  const words = isUser ? 'Dashboard' : 'Log In';
  return (
    <Button href={isUser ? (application ?? '/dashboard') : logIn} variant={variant}>
      {application === undefined ? words : 'Continue your application'}
    </Button>
  );
}

/** The button that follows the link. JavaScript clicks it automatically once. */
function Waiting({
  followed,
  pressed = false,
  details,
  action,
  words,
}: Pick<VerificationPageProps, 'followed' | 'pressed' | 'details' | 'action' | 'words'>) {
  return (
    <MessagePage
      title={followed ? words.failed.title : words.waiting.title}
      actions={
        <form id={FORM} method="post" action={action}>
          <Button type="submit">{words.waiting.button}</Button>
          {!followed && !pressed && <SendOnView form={FORM} />}
        </form>
      }
    >
      <p>{followed ? FAILED : words.waiting.text}</p>
      {details}
    </MessagePage>
  );
}

/** The page that an e-mail link opens. Viewing it changes nothing; its button follows the link. */
export async function VerificationPage(props: VerificationPageProps) {
  const { followed, words, failure = (message) => <p>{message}</p>, logIn, application } = props;
  const outcome = await outcomeOf(props.read);
  if (outcome.state === 'waiting') return <Waiting {...props} />;
  if (outcome.state === 'dead') {
    const { dead } = outcome;
    return (
      <DeadLinkPage dead={dead} title={words.failed.title} actions={<WayOn logIn={logIn.failed} />}>
        {failure(dead.message)}
      </DeadLinkPage>
    );
  }
  if (outcome.state === 'unread') {
    return (
      <MessagePage
        title={words.failed.title}
        status={500}
        isHidden
        actions={
          <>
            <Button href="">Try again</Button>
            <WayOn logIn={logIn.failed} variant="secondary" />
          </>
        }
      >
        <p>{FAILED}</p>
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
