import type { ReactNode } from 'react';
import { SESSION_MESSAGES } from '@/lib/platform/auth/actor';
import { AppError, type ErrorCode } from '@/lib/platform/core/errors';
import { Button } from './button';
import { MessagePage } from './message-page';
import type { FailureStatus } from './page-status';

export interface DeadLink {
  message: string;
  status: FailureStatus;
}

/** Maps error codes to page statuses. A malformed API call returns 400, but a page with a malformed link returns 404. */
const STATUS: Partial<Record<ErrorCode, FailureStatus>> = {
  malformed: 404,
  forbidden: 403,
  conflict: 409,
  gone: 410,
};

/** Returns the reason why a link does not work; null if the error has another cause, such as a database failure. */
export function deadLinkOf(error: unknown): DeadLink | null {
  if (!(error instanceof AppError)) return null;
  const status = STATUS[error.code];
  return status === undefined ? null : { message: error.message, status };
}

/** Reads an e-mail link. Returns its target, or why it does not work. Throws all other errors. */
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
  actions: ReactNode;
}

export const DEAD_LINK = 'This link can’t be used';

/** Contains no form, because the link cannot work. */
export function DeadLinkPage({ dead, title = DEAD_LINK, children, actions }: DeadLinkPageProps) {
  const isBarred = dead.message === SESSION_MESSAGES.deactivated;
  const next = isBarred ? <Button href="/contact-us">Write to us</Button> : actions;
  return (
    <MessagePage title={title} status={dead.status} isHidden actions={next}>
      {children ?? <p>{dead.message}</p>}
    </MessagePage>
  );
}
