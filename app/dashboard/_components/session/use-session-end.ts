import { useEffect, useRef, useState } from 'react';
import { phaseAt, type Phase } from './phase-at';

const SECOND_MS = 1_000;

/** Milliseconds between two looks at the clock: a timer of hours would not count while the device sleeps. */
const LOOK_MS = 5 * SECOND_MS;

/** Tells the other tabs how many seconds an extended session lasts. */
const CHANNEL = 'mwanzo-session';

const endIn = (seconds: number): number => Date.now() + seconds * SECOND_MS;

/**
 * How the session stands that ends in so many seconds, by the clock of the device; an extension in any tab counts in all.
 * Gives its end as well, in milliseconds, once that is near.
 */
export function useSessionEnd(secondsLeft: number) {
  const end = useRef(Infinity);
  const [now, setNow] = useState<{ phase: Phase; end: number }>({ phase: 'open', end: 0 });

  function look(): void {
    const phase = phaseAt(end.current, Date.now());
    setNow((before) => (before.phase === phase ? before : { phase, end: end.current }));
  }

  useEffect(() => {
    end.current = endIn(secondsLeft);
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = ({ data }: MessageEvent<number>) => {
      end.current = endIn(data);
      look();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      channel.close();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [secondsLeft]);

  return {
    ...now,
    /** Counts from now on, in every tab. Gives the new end. */
    extend(seconds: number): number {
      end.current = endIn(seconds);
      look();
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage(seconds);
      channel.close();
      return end.current;
    },
  };
}
