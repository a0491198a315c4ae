'use client';

import type { MouseEvent } from 'react';
import { Button } from '../button';
import { Notice } from '../notice';
import type { Later } from './form-submit';
import { KEEP_OPEN, MAYBE_SENT, NOT_SENT, OTHER_ACCOUNT, WAITING } from './offline-words';
import type { Stopped } from './send-later';

export const isWaiting = (later: Later | null): boolean => later?.stopped === false;

function stoppedText({ isOtherAccount, mayHaveArrived }: Stopped): string {
  if (isOtherAccount) return OTHER_ACCOUNT;
  return mayHaveArrived ? MAYBE_SENT : NOT_SENT;
}

/** Says that a form waits for a connection, or that it was stopped. */
export function LaterNote({ later }: { later: Later | null }) {
  return (
    <div role="status" className="empty:hidden">
      {later &&
        (later.stopped ? (
          <Notice>{stoppedText(later)}</Notice>
        ) : (
          <Notice title={WAITING}>{KEEP_OPEN}</Notice>
        ))}
    </div>
  );
}

/** Stops the wait. Place it right after the button that sends the form, which then gets the focus. */
export function DontSend({ later, wide }: { later: Later | null; wide?: boolean }) {
  if (!later || later.stopped) return null;
  const { stop } = later;
  function press({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    (currentTarget.previousElementSibling as HTMLElement | null)?.focus();
    stop();
  }
  return (
    <Button variant="secondary" wide={wide} onClick={press}>
      Don’t send
    </Button>
  );
}
