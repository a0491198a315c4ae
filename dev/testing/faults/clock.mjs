import { readFileSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into the service by tests. Moves the service's clock ahead by the milliseconds in the file that
 * TEST_CLOCK names. If the number starts with `@`, stops the clock at that time. Confirms each value in a
 * file with the same name plus `.taken`.
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
    // Not set yet.
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
