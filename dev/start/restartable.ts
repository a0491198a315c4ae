import type { Started } from './running';

export interface Restartable extends Started {
  /** Stops and starts the part again. Concurrent calls share a restart. Resolves when the restart is complete. */
  restart(): Promise<void>;
}

/**
 * Starts a part that can be restarted. If the part exits without a restart, it counts as ended. If a restart fails, calls `onFailure`;
 * nothing runs until the next restart.
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
