import type { Started } from '@/dev/start/running';

/** A part of Mwanzo that can be killed and started again, in the same place. */
export interface Part {
  running: boolean;
  /** Of its process; 0 while it does not run. */
  pid: number;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
  /** SIGSTOP: its sockets stay open, and take what comes, but nothing is answered. */
  freeze(): void;
  /** SIGCONT. */
  thaw(): void;
  stop(): Promise<void>;
}

/** Takes what starts it; nothing runs yet. */
export function part(launch: () => Promise<Started>): Part {
  let current: Started | undefined;
  let frozen = false;
  const signal = (name: NodeJS.Signals) => {
    if (current) process.kill(current.pid, name);
  };
  const thaw = () => {
    if (frozen) signal('SIGCONT');
    frozen = false;
  };
  return {
    get running() {
      return current !== undefined;
    },
    get pid() {
      return current?.pid ?? 0;
    },
    start: async () => {
      current = await launch();
    },
    kill: async () => {
      signal('SIGKILL');
      await current?.ended;
      current = undefined;
      frozen = false;
    },
    freeze: () => {
      signal('SIGSTOP');
      frozen = true;
    },
    thaw,
    stop: async () => {
      thaw();
      await current?.stop();
      current = undefined;
    },
  };
}
