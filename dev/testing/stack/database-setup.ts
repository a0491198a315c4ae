import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase } from 'embedded-mongodb/any-engine';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The process that hosts a separate database for each file of database tests. */
    databaseServer: string;
  }
}

/**
 * Starts one database process for all tests of verbs, because starting one takes longer than most of their
 * files.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mwanzo-verbs-'));
  const server = await testDatabase({ folder, durable: false });
  project.provide('databaseServer', server.uri);
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
