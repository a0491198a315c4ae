import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { launchDatabase, type LaunchOptions, type RunningDatabase } from '../launch';

/** A MongoDB that tests use in place of the embedded database, by its URI. */
const otherEngine = process.env['TEST_MONGODB_URI'];

/** What the names of all databases made on another engine begin with: nothing else there is touched. */
export const testName = (): string => `mwanzo-test-${randomUUID().slice(0, 8)}`;

/** A new database, by a name of its own, on a server that runs; `stop` drops it. */
export function databaseOn(server: string): RunningDatabase {
  const address = new URL(server);
  address.pathname = `/${testName()}`;
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
  otherEngine === undefined ? launchDatabase(options) : databaseOn(otherEngine);
