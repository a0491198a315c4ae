import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from 'embedded-mongodb/any-engine';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The database process in which each file of the database tests has a database of its own. */
    databaseServer: string;
  }
}

/** One database process for all tests of verbs: to start one takes longer than most of their files. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-verbs-'));
  const server = await testDatabase({ folder, durable: false });
  project.provide('databaseServer', server.uri);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
