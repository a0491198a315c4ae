import { fork, type ChildProcess } from 'node:child_process';

export type HashingTask =
  | { kind: 'hash'; password: string; cost: number }
  /** Checks whether the first hash matches. Compares the others only so that every check takes the same time. */
  | { kind: 'compare'; password: string; hashes: string[] };

export type HashingResult = string | boolean;
export type HashingAnswer = { result: HashingResult } | { failure: string };

export class ChildGone extends Error {
  override readonly name = 'ChildGone';
}

/** Milliseconds before an idle process exits. Each one uses about 45 MB. */
const IDLE_MS = 60_000;

/** The slowest allowed hash takes one second on one core. */
const TIMEOUT_MS = 60_000;

/** Starts a process without the service's environment, which contains secrets, and without its heap options and loaders. */
const start = (): ChildProcess =>
  fork(new URL('./password-process.mjs', import.meta.url), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

/** A low-priority process that hashes and compares passwords, one at a time. Ends with the service. */
export class HashingChild {
  readonly #child = start();
  readonly #onGone: () => void;
  readonly #gone: Promise<never>;
  #idle: NodeJS.Timeout | undefined;

  /** @param onGone Called, possibly more than once, when the process accepts no more work. */
  constructor(onGone: (child: HashingChild) => void) {
    this.#onGone = () => onGone(this);
    this.#gone = new Promise((_, reject) => {
      const end = (reason: string) => {
        clearTimeout(this.#idle);
        this.#onGone();
        this.#child.kill('SIGKILL');
        reject(new ChildGone(reason));
      };
      this.#child.on('error', ({ message }) => end(message));
      this.#child.once('exit', (code, signal) => end(`it ended (${signal ?? code})`));
    });
    this.#gone.catch(() => undefined);
  }

  /** Runs a task. Throws ChildGone if the process exits first. */
  async run(task: HashingTask): Promise<HashingAnswer> {
    clearTimeout(this.#idle);
    this.#child.ref();
    this.#child.channel?.ref();
    const late = setTimeout(() => this.#child.kill('SIGKILL'), TIMEOUT_MS);
    try {
      return await Promise.race([this.#ask(task), this.#gone]);
    } finally {
      clearTimeout(late);
      this.#rest();
    }
  }

  #ask(task: HashingTask): Promise<HashingAnswer> {
    return new Promise((resolve, reject) => {
      this.#child.once('message', (answer) => resolve(answer as HashingAnswer));
      this.#child.send(task, (error) => {
        if (error) reject(new ChildGone(error.message));
      });
    });
  }

  /** An idle process does not keep the service alive. */
  #rest(): void {
    this.#child.unref();
    this.#child.channel?.unref();
    const end = () => {
      this.#onGone();
      if (this.#child.connected) this.#child.disconnect();
    };
    this.#idle = setTimeout(end, IDLE_MS).unref();
  }
}
