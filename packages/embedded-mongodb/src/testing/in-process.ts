import { BSON } from 'bson';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Catalog } from '../catalog';
import { encodeReply, type Document } from '../codec';
import { Cursors } from '../cursors';
import { runCommand, type Service } from '../server';
import { Storage } from '../storage';

/** A database in this process, without a socket, on a folder of its own; for tests that ask thousands of questions. */
export interface LocalDatabase {
  service: Service;
  command: (command: Document) => Promise<Document>;
  close: () => Promise<void>;
}

export function openLocal(): LocalDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'mwanzo-database-'));
  const storage = new Storage({ folder, durable: false });
  const service: Service = { store: { storage, catalog: new Catalog(storage) }, cursors: new Cursors() };
  return {
    service,
    command: async (command) => {
      const bytes = BSON.serialize({ ...command, $db: 'test' }, { ignoreUndefined: true });
      return BSON.deserialize(encodeReply(await runCommand(service, bytes)));
    },
    close: async () => {
      await storage.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
