import { randomUUID } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { launchDatabase, type LaunchOptions, type RunningDatabase } from '../launch';

/** The URI of a MongoDB server that tests use instead of the embedded database. */
const otherEngine = process.env['TEST_MONGODB_URI'];

/** The prefix marks test databases: on a real server, tests touch no others. */
export const testName = (): string => `mwanzo-test-${randomUUID().slice(0, 8)}`;

/** Returns a new database on a running server; `stop` drops it. */
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

/** Returns an empty database for tests: embedded, or on the server at TEST_MONGODB_URI. */
export const testDatabase = async (options: LaunchOptions): Promise<RunningDatabase> =>
  otherEngine === undefined ? launchDatabase(options) : databaseOn(otherEngine);
