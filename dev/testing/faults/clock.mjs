import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded before the service by tests: its clock is ahead by the milliseconds that stand in the file named by TEST_CLOCK. After an
 * `@` they are the moment it stands still at. What it has taken over it writes beside it, into a file of that name and `.taken`.
 */
const EVERY_MS = 10;
const FILE = process.env.TEST_CLOCK ?? '';
const Clock = Date;
let said = '0';
let milliseconds = 0;
let stopped = false;

const read = () => {
  let text = '0';
  try {
    text = readFileSync(FILE, 'utf8');
  } catch {
    // Nobody has set it yet.
  }
  if (text === said) return;
  said = text;
  stopped = said.startsWith('@');
  milliseconds = Number(stopped ? said.slice(1) : said);
  if (isMainThread) writeFileSync(`${FILE}.taken`, said);
};
const now = () => (stopped ? milliseconds : Clock.now() + milliseconds);

read();
setInterval(read, EVERY_MS).unref();
globalThis.Date = new Proxy(Clock, {
  construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
  apply: () => new Clock(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});
