'use client';

import { useEffect, useState } from 'react';
import { carry } from '@/app/_components/carried/carry';
import { pausableTimeout } from '@/app/_components/pausable-timeout';
import { moveTo } from '../moves/moves';

export interface SuccessTimes {
  /** Milliseconds the message stays. */
  message: number;
  /** Milliseconds after which the list is shown, with what is new in it. */
  leave: number;
  /** The list. */
  to: string;
}

/**
 * What went well: its message for a while, then the list, which says it once more. Both clocks are paused while somebody is in a form or on
 * the message. Gives the message to show, and what to call with it.
 */
export function useSuccess({ message: messageMs, leave, to }: SuccessTimes) {
  const [done, setDone] = useState<string | null>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (done === null) return;
    carry(done, to);
    const stays = pausableTimeout(messageMs, () => setShown(false));
    const goes = pausableTimeout(leave, () => void moveTo(new URL(to, window.location.href)));
    return () => {
      stays();
      goes();
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
