import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { launchDatabase, type LaunchOptions, type RunningDatabase } from 'embedded-mongodb';

/** A MongoDB that tests use in place of the embedded database, by its URI; each of them a database of its own. */
const engine = process.env.TEST_MONGODB_URI;

function databaseOn(server: string): RunningDatabase {
  const address = new URL(server);
  address.pathname = `/mwanzo-test-${randomUUID().slice(0, 8)}`;
  if (address.search === '') address.search = '?retryWrites=true';
  const uri = address.toString();
  const stop = async () => {
    const client = await MongoClient.connect(uri);
    await client.db().dropDatabase();
    await client.close();
  };
  return { uri, port: Number(address.port), pid: 0, ended: new Promise(() => undefined), stop };
}

/** An empty database for tests: the embedded one, or one on the server that TEST_MONGODB_URI names, which is dropped by `stop`. */
export const testDatabase = async (options: LaunchOptions): Promise<RunningDatabase> =>
  engine === undefined ? launchDatabase({ database: 'mwanzo', ...options }) : databaseOn(engine);
