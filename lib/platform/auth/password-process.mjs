// Plain JavaScript, so that Node runs it as it is: from the bundle, from a script, from a test.
import { constants, setPriority } from 'node:os';
import bcrypt from 'bcryptjs';

try {
  // Whoever reads a page goes first; but to start takes no longer than it has to.
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
} catch {
  // Where no process may change its priority, readers feel log-ins more, and that is all.
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

// The service may be gone by now; then nobody waits for the answer.
process.on('message', (task) => process.send(answer(task), () => undefined));
process.on('disconnect', () => process.exit(0));
// Ctrl-C and systemd tell all processes of a service at once: it decides when it needs its passwords no more.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);
