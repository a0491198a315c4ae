import { BSON } from 'bson';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encodeReply, type Document } from '../codec';
import { createService, runCommand, type Service } from '../server';
import { Storage } from '../storage';

/** A database in this process, without a socket, for tests that run thousands of commands. */
export interface LocalDatabase {
  service: Service;
  command: (command: Document) => Promise<Document>;
  close: () => Promise<void>;
}

/** Creates a temporary folder if none is given, and removes it when done. */
export function openLocal(given?: string, durable = false): LocalDatabase {
  const folder = given ?? mkdtempSync(join(tmpdir(), 'embedded-mongodb-'));
  const storage = new Storage({ folder, durable });
  const service = createService(storage);
  return {
    service,
    command: async (command) => {
      const bytes = BSON.serialize({ ...command, $db: 'test' }, { ignoreUndefined: true });
      return BSON.deserialize(encodeReply(await runCommand(service, bytes)));
    },
    close: async () => {
      await storage.close();
      if (!given) rmSync(folder, { recursive: true, force: true });
    },
  };
}
