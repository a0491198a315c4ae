// Plain JavaScript, so that Node runs it as it is: from the bundle, from a script, from a test.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

// Whoever reads a page goes first. On Linux a priority is that of one thread; elsewhere it would be that of the whole service.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

parentPort?.on('message', ({ id, kind, password, cost, hash }) => {
  try {
    const result = kind === 'hash' ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
