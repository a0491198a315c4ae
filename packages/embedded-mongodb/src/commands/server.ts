import { asNumber } from '../codec';
import { whole, type Command } from './command';
import { SESSION_MINUTES } from './sessions';

/** The reported version: the supported commands are a subset of MongoDB 7. */
const VERSION = '7.0.0';
/** The name of its one-member replica set: drivers require one for transactions. */
const REPLICA_SET = 'embedded';

const hello: Command = {
  fields: [
    'helloOk',
    'client',
    'compression',
    'hello',
    'ismaster',
    'isMaster',
    'saslSupportedMechs',
    'speculativeAuthenticate',
    'loadBalanced',
    'topologyVersion',
    'maxAwaitTimeMS',
    'backpressure',
  ],
  run: ({ address }) => ({
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    setName: REPLICA_SET,
    setVersion: 1,
    secondary: false,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: 16 * 1024 * 1024,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    connectionId: 1,
    minWireVersion: 0,
    maxWireVersion: 21,
    readOnly: false,
    ok: 1,
  }),
};

const done: Command = { fields: [], run: () => ({ ok: 1 }) };

export const serverCommands: Record<string, Command> = {
  hello,
  ismaster: hello,
  isMaster: hello,
  ping: done,
  buildInfo: {
    fields: [],
    run: () => ({
      version: VERSION,
      versionArray: VERSION.split('.').map(Number).concat(0),
      gitVersion: 'mwanzo-embedded',
      modules: [],
      bits: 64,
      maxBsonObjectSize: 16 * 1024 * 1024,
      ok: 1,
    }),
  },
  connectionStatus: {
    fields: ['showPrivileges'],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  dbStats: {
    fields: ['scale', 'freeStorage'],
    run: ({ base: { storage, catalog }, database }) => {
      const collections = catalog.of(database);
      const [storageSize, indexSize] = [storage.size(storage.documents), storage.size(storage.indexes)];
      return {
        db: database,
        collections: collections.length,
        indexes: collections.reduce((sum, { indexes }) => sum + indexes.length, 0),
        storageSize,
        indexSize,
        totalSize: storageSize + indexSize,
        ok: 1,
      };
    },
  },
  listDatabases: {
    fields: ['filter', 'nameOnly', 'authorizedDatabases'],
    run: ({ store }) => {
      const names = [...new Set(store.catalog.all().map((collection) => collection.database))].sort();
      return { databases: names.map((name) => ({ name, sizeOnDisk: 0, empty: false })), totalSize: 0, ok: 1 };
    },
  },
  killCursors: {
    fields: ['cursors'],
    transactional: true,
    run: ({ cursors, streams, body }) => {
      const ids = Array.isArray(body['cursors']) ? body['cursors'] : [];
      const killed = ids.filter((id) => cursors.kill(id) || streams.kill(id));
      return {
        cursorsKilled: killed,
        cursorsNotFound: ids.filter((id) => !killed.includes(id)),
        cursorsAlive: [],
        cursorsUnknown: [],
        ok: 1,
      };
    },
  },
  getMore: {
    fields: ['collection', 'batchSize'],
    transactional: true,
    run: ({ cursors, streams, body, database }) => {
      const [id, size] = [body['getMore'], asNumber(body['batchSize'])];
      if (streams.has(id)) return streams.more(id, size, whole(body, 'maxTimeMS'));
      return { cursor: cursors.more(id, `${database}.${String(body['collection'])}`, size), ok: 1 };
    },
  },
};
