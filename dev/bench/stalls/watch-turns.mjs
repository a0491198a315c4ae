import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the service. Records the processor time of the main thread for each turn of the event loop, in milliseconds. On SIGUSR2,
 * writes all of them to the file TURNS_FILE. Unlike wall-clock time, processor time excludes other work on the machine.
 */
const EVERY_MS = 5;
const FILE = process.env.TURNS_FILE;

/** Processor milliseconds of the main thread. */
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
