// Plain JavaScript, so that Node can run it from the bundle, a script or a test.
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import bcrypt from 'bcryptjs';

try {
  // Linux has a priority per thread. Elsewhere, this would lower that of the whole service.
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Refused if the service's own priority is lower. Log-ins then slow down other requests more, but nothing else changes.
}

const work = ({ kind, password, cost, hashes }) =>
  kind === 'hash'
    ? bcrypt.hashSync(password, cost)
    : hashes.map((hash) => bcrypt.compareSync(password, hash)).at(0);

const answer = (task) => {
  try {
    return { result: work(task) };
  } catch (error) {
    return { failure: String(error) };
  }
};

parentPort?.on('message', (task) => parentPort.postMessage(answer(task)));
