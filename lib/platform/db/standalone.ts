import { AppError } from '@/lib/platform/core/errors';

/** The reply to `hello`, which shows the kind of server: a replica set member has a `setName`, a mongos has this `msg`. */
export interface Hello {
  setName?: unknown;
  msg?: unknown;
}

const MESSAGE =
  "MONGODB_URI: this MongoDB is a standalone server, which has no transactions. Make it a replica set (one member is enough): start it with “mongod --replSet rs0”, then run “mongosh --eval 'rs.initiate()'” once.";

/** Throws `conflict` for a standalone server, with the commands that convert it. */
export function refuseStandalone({ setName, msg }: Hello): void {
  if (setName === undefined && msg !== 'isdbgrid') throw new AppError('conflict', MESSAGE);
}
