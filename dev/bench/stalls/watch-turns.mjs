import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into the service. Notes the processor time of the main thread from one turn of the event loop to the next, in milliseconds, and
 * writes all of them to the file TURNS_FILE at SIGUSR2. Other work on the machine does not count, as it would by the clock.
 */
const EVERY_MS = 5;
const FILE = process.env.TURNS_FILE;

/** The main thread's time, in milliseconds. */
const spent = () => Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[0]) / 1e6;

if (isMainThread && FILE !== undefined) {
  let turns = [];
  let since = spent();
  setInterval(() => {
    const now = spent();
    turns.push(now - since);
    since = now;
  }, EVERY_MS).unref();
  process.on('SIGUSR2', () => {
    writeFileSync(FILE, JSON.stringify(turns));
    turns = [];
    since = spent();
  });
}
