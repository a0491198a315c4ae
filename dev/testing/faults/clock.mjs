import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the service by tests: its clock is ahead by the milliseconds that stand in the file named by TEST_CLOCK.
 * What it has taken over it writes beside it, into a file of that name and `.taken`.
 */
const EVERY_MS = 10;
const FILE = process.env.TEST_CLOCK ?? '';
const Clock = Date;
let ahead = '0';

const read = () => {
  let said = '0';
  try {
    said = readFileSync(FILE, 'utf8');
  } catch {
    // Nobody has set it yet.
  }
  if (said === ahead) return;
  ahead = said;
  if (isMainThread) writeFileSync(`${FILE}.taken`, said);
};
const now = () => Clock.now() + Number(ahead);

read();
setInterval(read, EVERY_MS).unref();
globalThis.Date = new Proxy(Clock, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Clock(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
