import mongoose from 'mongoose';

/** Calls back with each command that the clients of this process send which connect from now on. Gives how to leave it at these. */
export function watchCommands(note: (event: mongoose.mongo.CommandStartedEvent) => void): () => void {
  const { prototype } = mongoose.mongo.MongoClient;
  const { connect } = prototype;
  prototype.connect = function (this: typeof prototype) {
    Object.assign(this, { monitorCommands: true });
    this.on('commandStarted', note);
    return connect.call(this);
  };
  return () => void (prototype.connect = connect);
}
