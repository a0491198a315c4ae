import type { Worker, WorkerOptions } from 'node:worker_threads';

/** Megabytes of the thread's own heap. */
const MAX_HEAP = 128;

/** Bytes the process may grow by: what a PDF unpacks to lies outside the thread's heap. */
const MAX_GROWTH = 256 * 1024 * 1024;

/** Milliseconds between checks of the process's memory. */
const LOOK_EVERY = 50;

const OPTIONS: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
  stdout: true,
  stderr: true,
};

/**
 * Returns the first message of a thread that reads a possibly hostile file. Stops the thread if it takes too much memory, or more than
 * `maxTime` milliseconds including its start. Undefined then and after a failure; never throws.
 */
export function inThread<Message>(
  maxTime: number,
  start: (options: WorkerOptions) => Worker,
): Promise<Message | undefined> {
  return new Promise((resolve) => {
    const worker = start(OPTIONS);
    const before = process.memoryUsage.rss();
    const end = (message?: Message) => {
      clearTimeout(timer);
      clearInterval(look);
      resolve(message);
      void worker.terminate();
    };
    const timer = setTimeout(end, maxTime);
    const look = setInterval(() => {
      if (process.memoryUsage.rss() - before > MAX_GROWTH) end();
    }, LOOK_EVERY);
    worker.once('message', (message: Message) => end(message));
    worker.once('error', () => end());
    worker.once('exit', () => end());
  });
}
