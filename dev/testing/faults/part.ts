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
      if (current) process.kill(current.pid, 'SIGKILL');
      await current?.ended;
      current = undefined;
    },
    freeze: () => {
      if (current) process.kill(current.pid, 'SIGSTOP');
    },
    thaw: () => {
      if (current) process.kill(current.pid, 'SIGCONT');
    },
    stop: async () => {
      if (current) process.kill(current.pid, 'SIGCONT');
      await current?.stop();
      current = undefined;
    },
  };
}
