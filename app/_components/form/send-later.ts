import type { Call } from './call-with-progress';

/** Milliseconds between attempts. The last pause repeats. */
export const PAUSES: readonly number[] = [5_000, 10_000, 20_000, 40_000, 60_000];

/** Milliseconds after which an attempt counts as unanswered. Weak connections can hang for minutes. */
export const LIMIT_MS = 30_000;

/** The call was stopped before there was a response. */
export interface Stopped {
  stopped: true;
  /** False if the browser was offline at each attempt. */
  mayHaveArrived: boolean;
  /** Someone logged in to another account while the call waited. */
  isOtherAccount?: boolean;
}

interface Wait {
  call?: Call | undefined;
  /** Ends the wait. */
  signal: AbortSignal;
  /** Called after each attempt without a response. */
  onWaiting: () => void;
}

export type SendLater = typeof sendLater;

/** Waits for a pause, but less if the connection is back or the page is shown again. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = new AbortController();
    const end = () => {
      clearTimeout(timer);
      over.abort();
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    const listening = { signal: over.signal };
    addEventListener('online', end, listening);
    document.addEventListener('visibilitychange', () => document.hidden || end(), listening);
    signal.addEventListener('abort', end, listening);
    if (signal.aborted) end();
  });

/** A code for the account that is logged in. Empty without one. */
const account = (): string => /mwanzo-signed-in=([^;]+)/.exec(document.cookie)?.[1] ?? '';

/** The service has the call from the attempt before, but has not answered it yet. */
const isUnderWay = ({ status, headers }: Response): boolean => status === 409 && headers.has('Retry-After');

/**
 * Repeats a call while there is no response (status 0), with the page open. `attempt` makes the call with the function it takes, each time
 * with the same content and key. Stops if someone logs in to another account. While the call waits, the browser asks before it leaves the
 * page.
 */
export async function sendLater<Result extends { status: number }>(
  attempt: (call: Call) => Promise<Result>,
  { call = fetch, signal, onWaiting }: Wait,
): Promise<Result | Stopped> {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For browsers before Chrome 119.
    Object.assign(event, { returnValue: true });
  };
  const stayQuiet = () => removeEventListener('beforeunload', ask);
  const sender = account();
  const isOtherAccount = () => ![sender, ''].includes(account());
  let mayHaveArrived = false;
  for (let count = 0; !signal.aborted; count += 1) {
    const limit = new AbortController();
    const stop = () => limit.abort();
    const timer = setTimeout(stop, LIMIT_MS);
    signal.addEventListener('abort', stop);
    mayHaveArrived ||= navigator.onLine;
    const result = await attempt(async (path, request) => {
      const response = await call(path, { ...request, signal: limit.signal });
      if (count > 0 && isUnderWay(response)) throw new TypeError('the attempt before is still in progress');
      // The response may lead to another page.
      stayQuiet();
      return response;
    });
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
    if (result.status !== 0) return result;
    if (signal.aborted) break;
    addEventListener('beforeunload', ask);
    onWaiting();
    await pause(PAUSES[Math.min(count, PAUSES.length - 1)] ?? LIMIT_MS, signal);
    if (isOtherAccount()) break;
  }
  stayQuiet();
  return { stopped: true, mayHaveArrived, ...(isOtherAccount() && { isOtherAccount: true }) };
}
