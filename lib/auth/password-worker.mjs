// Plain JavaScript, so that Node runs it as it is: from the bundle, from a script, from a test.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// Whoever reads a page goes first. On Linux a priority is that of one thread; elsewhere it would be that of the whole service.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

/**
 * Rounds of bcrypt between two pauses, a fifth of a millisecond. Without pauses a core is taken until the scheduler's next tick,
 * up to 4 ms, and whoever reads a page meanwhile waits that long.
 */
const ROUNDS_AT_ONCE = 3;
/** How long a pause is, in microseconds; comes with each task, and the pool keeps it up to date. */
let pause = new Int32Array(1);

/** A hash pauses for so many milliseconds after it was begun: where much else runs on the machine, each pause may cost a tick. */
const PAUSES_FOR = 1_500;
let begun = 0;

// bcryptjs has no setting for this, but asks after every round how long it has been at it.
const never = new Int32Array(new SharedArrayBuffer(4));
let rounds = 0;
Date.now = () => {
  rounds += 1;
  const now = performance.now();
  if (rounds % ROUNDS_AT_ONCE === 0 && now - begun < PAUSES_FOR)
    Atomics.wait(never, 0, 0, Atomics.load(pause, 0) / 1_000);
  return now;
};

parentPort?.on('message', ({ id, pause: current, kind, password, cost, hash }) => {
  pause = current;
  begun = performance.now();
  try {
    const result = kind === 'hash' ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
