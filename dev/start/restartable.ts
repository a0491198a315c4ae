import type { Started } from './running';

export interface Restartable extends Started {
  /** Ends what runs and starts it anew; one at a time, whatever comes meanwhile. Resolves when that is done. */
  restart(): Promise<void>;
}

/**
 * Starts something that can be started anew and stays one part of what runs: it has ended when it ends by itself, not when it is
 * restarted. What keeps it from starting again goes to `onFailure`; nothing runs then until the next restart.
 */
export async function restartable(
  start: () => Promise<Started>,
  onFailure: (error: unknown) => void,
): Promise<Restartable> {
  let current: Started | undefined;
  let stopped = false;
  let restarting = Promise.resolve();
  let hasEnded: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (hasEnded = resolve));
  const begin = async () => {
    const part = await start();
    current = part;
    void part.ended.then(() => {
      if (current === part) hasEnded();
    });
  };
  const again = async () => {
    if (stopped) return;
    const before = current;
    current = undefined;
    await before?.stop();
    await begin().catch(onFailure);
  };
  await begin();
  return {
    get pid() {
      return current?.pid ?? 0;
    },
    ended,
    restart: () => (restarting = restarting.then(again)),
    stop: async () => {
      stopped = true;
      await restarting;
      await current?.stop();
      hasEnded();
    },
  };
}
