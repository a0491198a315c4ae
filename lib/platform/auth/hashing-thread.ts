import { Worker } from 'node:worker_threads';

export type HashingTask =
  | { kind: 'hash'; password: string; cost: number }
  /** Checks whether the first hash matches. Compares the others only so that every check takes the same time. */
  | { kind: 'compare'; password: string; hashes: string[] };

export type HashingResult = string | boolean;
export type HashingAnswer = { result: HashingResult } | { failure: string };

export class ThreadGone extends Error {
  override readonly name = 'ThreadGone';
}

/** Milliseconds before an idle thread ends. Each one uses about 12 MB. */
const IDLE_MS = 60_000;

/** The slowest allowed hash takes one second on one core. */
const TIMEOUT_MS = 60_000;

/** The maximum size of the thread's own heap, in megabytes: ten times what bcrypt uses. */
const MAX_HEAP = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 };

/** Starts a thread without the service's environment, which contains secrets, and without its loaders. */
const start = (): Worker =>
  new Worker(new URL('./password-thread.mjs', import.meta.url), {
    env: { NODE_ENV: 'production' },
    execArgv: [],
    resourceLimits: MAX_HEAP,
  });

/** A low-priority thread that hashes and compares passwords, one at a time. */
export class HashingThread {
  readonly #worker = start();
  readonly #onGone: () => void;
  readonly #gone: Promise<never>;
  #idle: NodeJS.Timeout | undefined;

  /** @param onGone Called, possibly more than once, when the thread accepts no more work. */
  constructor(onGone: (thread: HashingThread) => void) {
    this.#onGone = () => onGone(this);
    this.#gone = new Promise((_, reject) => {
      const end = (reason: string) => {
        clearTimeout(this.#idle);
        this.#onGone();
        reject(new ThreadGone(reason));
      };
      this.#worker.once('error', (error) => end(String(error)));
      this.#worker.once('exit', (code) => end(`it ended with code ${code}`));
    });
    this.#gone.catch(() => undefined);
  }

  /** Runs a task. Throws ThreadGone if the thread ends first. */
  async run(task: HashingTask): Promise<HashingAnswer> {
    clearTimeout(this.#idle);
    this.#worker.ref();
    const late = setTimeout(() => void this.#worker.terminate(), TIMEOUT_MS);
    try {
      return await Promise.race([this.#ask(task), this.#gone]);
    } finally {
      clearTimeout(late);
      this.#rest();
    }
  }

  #ask(task: HashingTask): Promise<HashingAnswer> {
    return new Promise((resolve) => {
      this.#worker.once('message', (answer: HashingAnswer) => resolve(answer));
      this.#worker.postMessage(task);
    });
  }

  /** An idle thread does not keep the service alive. */
  #rest(): void {
    this.#worker.unref();
    const end = () => {
      this.#onGone();
      void this.#worker.terminate();
    };
    this.#idle = setTimeout(end, IDLE_MS).unref();
  }
}
