import type { Worker, WorkerOptions } from 'node:worker_threads';

/** The maximum size of the thread's own heap, in megabytes. */
const MAX_HEAP = 128;

/** How much the process may grow, in bytes. Data unpacked from a PDF is outside the thread's heap. */
const MAX_GROWTH = 256 * 1024 * 1024;

/** Milliseconds between checks of the process's memory. */
const LOOK_EVERY = 50;

const OPTIONS: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP },
  stdout: true,
  stderr: true,
};

/**
 * Returns the first message of a thread that reads a possibly hostile file. Stops the thread if it uses too much memory, or runs
 * for more than `maxTime` milliseconds including startup. Then, or after a failure, returns undefined. Never throws.
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
