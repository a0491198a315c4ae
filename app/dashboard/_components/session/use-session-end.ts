import { useEffect, useRef, useState } from 'react';
import { phaseAt, type Phase } from './phase-at';

const SECOND_MS = 1_000;

/** Polls the clock, because a long timer stops while the device sleeps. */
const LOOK_MS = 5 * SECOND_MS;

/** Sends the duration of an extended session, in seconds, to other tabs. */
const CHANNEL = 'mwanzo-session';

const endIn = (seconds: number): number => Date.now() + seconds * SECOND_MS;

/** Uses the device's clock. An extension in any tab applies to all. `end` is in milliseconds, and set once the end is near. */
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
    /** Restarts the session time in every tab. Returns the new end. */
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
