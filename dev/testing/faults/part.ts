import type { Started } from '@/dev/start/running';

/** A process of Mwanzo that can be killed and started again with the same port and data. */
export interface Part {
  running: boolean;
  /** The process id; 0 while it is not running. */
  pid: number;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Sends SIGKILL; resolves when the process has ended. */
  kill(): Promise<void>;
  /** Sends SIGSTOP: its sockets stay open and accept data, but nothing is answered. */
  freeze(): void;
  /** SIGCONT. */
  thaw(): void;
  stop(): Promise<void>;
}

/** Takes the function that starts it; starts nothing. */
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
