import type { Started } from '@/dev/start/running';

/** A process of the site that can be killed and then restarted with the same port and data. */
export interface Part {
  running: boolean;
  /** The process id, or 0 while the process is not running. */
  pid: number;
  /** Resolves once the process responds. */
  start(): Promise<void>;
  /** Sends SIGKILL. Resolves once the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGSTOP: sockets stay open and accept data, but nothing responds. */
  freeze(): void;
  /** Sends SIGCONT. */
  thaw(): void;
  stop(): Promise<void>;
}

/** Wraps a function that starts a process. Does not start the process yet. */
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
