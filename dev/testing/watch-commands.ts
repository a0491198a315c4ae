import mongoose from 'mongoose';

/**
 * Calls `note` with every command from clients that connect from now on. Returns a function that stops this
 * for new clients.
 */
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
