import type { ReactNode } from 'react';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { AppError, type ErrorCode } from '@/lib/platform/core/errors';
import { Button } from './button';
import { MessagePage } from './message-page';
import type { FailureStatus } from './page-status';

/** Why a link cannot be followed: the message of its call, and the status of its page. */
export interface DeadLink {
  message: string;
  status: FailureStatus;
}

/** The status of the page by the failure of the call: only a call is malformed (400), a page is not found. */
const STATUS: Partial<Record<ErrorCode, FailureStatus>> = {
  malformed: 404,
  forbidden: 403,
  conflict: 409,
  gone: 410,
};

/** Takes what reading a link threw. Gives null if it says nothing of the link, as when the database is out of reach. */
export function deadLinkOf(error: unknown): DeadLink | null {
  if (!(error instanceof AppError)) return null;
  const status = STATUS[error.code];
  return status === undefined ? null : { message: error.message, status };
}

/** Reads a link of a mail. Gives what it leads to, or why it is dead. Throws every other failure. */
export async function readLink<T>(
  reading: Promise<T>,
): Promise<{ found: T; dead: null } | { found: null; dead: DeadLink }> {
  try {
    return { found: await reading, dead: null };
  } catch (error) {
    const dead = deadLinkOf(error);
    if (!dead) throw error;
    return { found: null, dead };
  }
}

interface DeadLinkPageProps {
  dead: DeadLink;
  title?: string;
  children?: ReactNode;
  /** What to do next: Buttons. A deactivated account needs other help. */
  actions: ReactNode;
}

export const DEAD_LINK = 'This link cannot be used';

/** The page of a link that cannot be followed. It has no form: the press could only fail. */
export function DeadLinkPage({ dead, title = DEAD_LINK, children, actions }: DeadLinkPageProps) {
  const isBarred = dead.message === SESSION_MESSAGES.deactivated;
  const next = isBarred ? <Button href="/contact-us">Write to us</Button> : actions;
  return (
    <MessagePage title={title} status={dead.status} isHidden actions={next}>
      {children ?? <p>{dead.message}</p>}
    </MessagePage>
  );
}
