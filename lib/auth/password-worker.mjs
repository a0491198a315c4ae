// Plain JavaScript, so that Node runs it as it is: from the bundle, from a script, from a test.
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

parentPort?.on('message', ({ id, kind, password, cost, hash }) => {
  try {
    const result = kind === 'hash' ? bcrypt.hashSync(password, cost) : bcrypt.compareSync(password, hash);
    parentPort?.postMessage({ id, result });
  } catch (error) {
    parentPort?.postMessage({ id, failure: String(error) });
  }
});
