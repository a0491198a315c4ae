'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/app/_components/button';
import { guardDrafts } from '@/app/_components/draft/drafts';
import { problemText } from '@/app/_components/form/problem-text';
import { send } from '@/app/_components/form/send';
import { loginPath } from '@/lib/platform/auth/login-path';
import { useSessionEnd } from './use-session-end';

const HEADING = 'session-heading';
const TEXT = 'session-text';

const clockText = (time: number): string =>
  new Date(time).toLocaleTimeString('en', { hour: 'numeric', minute: '2-digit' });

/** Warns five minutes before the session ends, extends it, and reports when it has ended. Typed text stays on the page. */
export function SessionWarning({ secondsLeft }: { secondsLeft: number }) {
  const { phase, end, extend } = useSessionEnd(secondsLeft);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [said, setSaid] = useState('');
  useEffect(guardDrafts, []);
  useEffect(() => {
    if (phase === 'open') dialog.current?.close();
    else if (!dialog.current?.open) dialog.current?.showModal();
    // The focused button may have been replaced.
    dialog.current?.querySelector<HTMLElement>('a, button')?.focus();
  }, [phase]);

  async function stay() {
    setBusy(true);
    const sent = await send<{ seconds: number }>('/api/auth/extend-session');
    setBusy(false);
    setProblem(sent.ok ? '' : problemText(sent));
    if (!sent.ok) return;
    setSaid(`You’re logged in until ${clockText(extend(sent.body.seconds))}`);
  }

  return (
    <>
      {(phase !== 'open' || said !== '') && (
        <p role="status" className="sr-only">
          {said}
        </p>
      )}
      <dialog ref={dialog} aria-labelledby={HEADING} aria-describedby={TEXT} className="confirm">
        {phase !== 'open' && (
          <div className="grid gap-4">
            <h2 id={HEADING} className="text-lead">
              {phase === 'ending' ? 'Your session is about to end' : 'Your session has ended'}
            </h2>
            <p id={TEXT} role="status" className="text-muted">
              {phase === 'ending'
                ? `You will be logged out at ${clockText(end)}. Stay logged in to continue for up to 12 hours.`
                : 'Log in again to continue. What you typed in a long form stays in this tab.'}
            </p>
            <p role="alert" className="text-danger empty:hidden">
              {phase === 'ending' && problem}
            </p>
            <div className="flex flex-wrap gap-3">
              {phase === 'ending' ? (
                <Button disabled={isBusy} onClick={() => void stay()}>
                  {isBusy ? 'One moment…' : 'Stay logged in'}
                </Button>
              ) : (
                <Button href={loginPath('expired', window.location.pathname + window.location.search)}>
                  Log In
                </Button>
              )}
              <Button variant="secondary" onClick={() => dialog.current?.close()}>
                Close
              </Button>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}
