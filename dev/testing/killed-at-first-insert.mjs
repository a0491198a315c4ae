import { Collection } from 'mongodb';

// For a process that is to be killed in the middle of a restore, always at the same place.
Collection.prototype.insertMany = () => {
  process.kill(process.pid, 'SIGKILL');
  return new Promise(() => undefined);
};
