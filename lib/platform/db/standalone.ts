import { AppError } from '@/lib/platform/core/errors';

/** What `hello` says of the kind of server: the member of a replica set has a `setName`, a mongos this `msg`. */
export interface Hello {
  setName?: unknown;
  msg?: unknown;
}

const MESSAGE =
  "MONGODB_URI: this MongoDB is a standalone server, which has no transactions. Make it a replica set, of which one member is enough: start it with “mongod --replSet rs0”, then run “mongosh --eval 'rs.initiate()'” once.";

/** Refuses a server whose `hello` is neither that of a replica set nor of a mongos, in words with the commands that mend it (`conflict`). */
export function refuseStandalone({ setName, msg }: Hello): void {
  if (setName === undefined && msg !== 'isdbgrid') throw new AppError('conflict', MESSAGE);
}
