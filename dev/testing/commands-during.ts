import mongoose from 'mongoose';

/**
 * Returns the database commands that this process sends during `work`, each with its collection, such as
 * `find users`. Needs `preparedDatabase`.
 */
export async function commandsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const client = mongoose.connection.getClient();
  const commands: string[] = [];
  const note = ({ commandName, command }: mongoose.mongo.CommandStartedEvent): void => {
    const of = (command as Record<string, unknown>)[commandName];
    commands.push(typeof of === 'string' ? `${commandName} ${of}` : commandName);
  };
  client.on('commandStarted', note);
  try {
    await work();
  } finally {
    client.off('commandStarted', note);
  }
  return commands;
}
