import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo, Server } from 'node:net';
import { dirname, join } from 'node:path';
import { keepPrivate } from './private-folder';
import { leaveFolder, takeFolder } from './lock';
import { createDatabaseServer, createService } from './server';
import { Storage } from './storage';
import { removeExpired } from './ttl';

export interface DatabaseOptions {
  folder: string;
  /** The port on 127.0.0.1; 0 for a free port. */
  port: number;
  /** Whether a write is flushed to disk before it is acknowledged. */
  durable: boolean;
  /** Maximum bytes of the data file. Default: the free disk space. */
  fileBytes?: number;
  /** Milliseconds between two sweeps for expired documents. */
  sweepEvery: number;
  /** The `appName` of connections whose queries must use an index. */
  indexedOnly?: string | undefined;
  /** Milliseconds after which an open transaction is aborted. Default: 60,000. */
  transactionLifetime?: number | undefined;
}

/** The reason why the database cannot start; the launcher throws the error for its `kind`. */
export class StartError extends Error {
  constructor(
    readonly kind: 'locked' | 'unwritable' | 'port',
    message: string,
  ) {
    super(message);
  }
}

/** Opens a folder and serves it. Resolves with the port and a function that stops it. Throws StartError. */
export async function startDatabase(
  options: DatabaseOptions,
): Promise<{ port: number; end: () => Promise<void> }> {
  const { folder } = options;
  checkWritable(folder);
  const storage = new Storage(options);
  const owner = takeFolder(storage);
  if (owner !== undefined) {
    throw new StartError(
      'locked',
      `The database folder ${folder} is in use by process ${owner}: end that process, or choose another folder.`,
    );
  }
  const service = createService(storage, options);
  const { server, end } = createDatabaseServer(service);
  const port = await listen(server, options.port).catch((error: unknown) => {
    leaveFolder(storage);
    throw error;
  });
  service.address = `127.0.0.1:${port}`;
  const sweep = () =>
    Promise.all([
      removeExpired(service.store),
      service.sessions.sweep(),
      storage.changes.sweep(service.streams.areOpen),
    ]);
  const sweeper = setInterval(() => void sweep().catch(console.error), options.sweepEvery);
  return {
    port,
    end: async () => {
      clearInterval(sweeper);
      end();
      service.streams.killAll();
      service.sessions.endAll();
      leaveFolder(storage);
      await storage.close();
    },
  };
}

/** Avoids the `recursive` option: with it, mkdirSync never returns inside folders such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}

function checkWritable(folder: string): void {
  try {
    makeFolder(folder);
    keepPrivate(folder);
    const probe = join(folder, `.probe-${process.pid}`);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      'unwritable',
      `The database folder ${folder} cannot be written to (${why}): choose another folder, or change who may write there.`,
    );
  }
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new StartError(
              'port',
              `Port ${port} on 127.0.0.1 is taken: stop the program that uses it, or choose another port.`,
            )
          : error,
      );
    });
    server.listen({ host: '127.0.0.1', port }, () => resolve((server.address() as AddressInfo).port));
  });
}
