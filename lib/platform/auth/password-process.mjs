// Plain JavaScript, so that Node can run it from the bundle, a script or a test.
import { constants, setPriority } from 'node:os';
import bcrypt from 'bcryptjs';

try {
  // Lowers the priority only after startup, which should be fast. From now on, requests have priority.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // If the priority cannot be set, log-ins slow down other requests more, but nothing else changes.
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

process.on('message', (task) => process.send(answer(task), () => undefined));
process.on('disconnect', () => process.exit(0));
// Ctrl-C and systemd signal every process of a service, but the service decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
