// Plain JavaScript, so that Node runs it as it is: from the bundle, from a script, from a test.
import { constants, setPriority } from 'node:os';
import bcrypt from 'bcryptjs';

try {
  // Lower priority than requests, but not while starting, which should be fast.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where priorities cannot be changed, log-ins slow down requests more; nothing else changes.
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

// The service may have exited; then nobody waits for the answer.
process.on('message', (task) => process.send(answer(task), () => undefined));
process.on('disconnect', () => process.exit(0));
// Ctrl-C and systemd signal all processes of a service: the service itself decides when this one ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
