import { Collection } from 'mongodb';

// Kills a process in the middle of a restore, always at the same point.
Collection.prototype.insertMany = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
