'use client';

import { useEffect, useState } from 'react';

export interface SuccessTimes {
  /** Milliseconds the message stays. */
  message: number;
  /** Milliseconds after which the list is shown, with what is new in it. */
  leave: number;
  /** The list. */
  to: string;
}

/** What went well: its message for a while, then the list. Gives the message to show, and what to call with it. */
export function useSuccess({ message: messageMs, leave, to }: SuccessTimes) {
  const [done, setDone] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (done === null) return;
    const hide = setTimeout(() => setShown(false), messageMs);
    const go = setTimeout(() => window.location.assign(to), leave);
    return () => {
      clearTimeout(hide);
      clearTimeout(go);
    };
  }, [done, messageMs, leave, to]);
  return {
    success: shown ? done : null,
    /** Nothing more to send: the list is on its way. */
    isDone: done !== null,
    succeed: (message: string) => {
      setDone(message);
      setShown(true);
    },
  };
}
