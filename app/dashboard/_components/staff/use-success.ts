'use client';

import { useEffect, useState } from 'react';
import { carry } from '@/app/_components/carried/carry';
import { pausableTimeout } from '@/app/_components/pausable-timeout';
import { moveTo } from '../moves/moves';

export interface SuccessTimes {
  /** Milliseconds for which the message is shown. */
  message: number;
  /** Milliseconds until the list opens. */
  leave: number;
  to: string;
}

/** Shows a success message, then opens the list, which repeats it. Both timers pause while the user uses a form or the message. */
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
    /** True while the list is opening, when nothing can be sent. */
    isDone: done !== null,
    succeed: (message: string) => {
      setDone(message);
      setShown(true);
    },
  };
}
