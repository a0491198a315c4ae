import { createServer, type Server, type Socket } from 'node:net';
import { commands } from './commands/all';
import { checkFields, whole, type Request } from './commands/command';
import { unmetConcern } from './commands/write-concern';
import { decodeCommand, encodeReply, type Document } from './codec';
import { Catalog } from './catalog';
import type { Store } from './collection';
import { Cursors } from './cursors';
import { Fault } from './errors';
import { ChangeStreams } from './change-streams';
import { Sessions } from './sessions';
import type { Storage } from './storage';
import { TimeLimit } from './time-limit';
import type { Base } from './transaction';
import { frameReply, Framer, ProtocolError, withSequences } from './wire';

export interface Service {
  store: Store;
  cursors: Cursors;
  base: Base;
  sessions: Sessions;
  streams: ChangeStreams;
  address: string;
  /** The `appName` of connections whose queries must use an index. */
  indexedOnly?: string | undefined;
}

export interface ServiceOptions {
  indexedOnly?: string | undefined;
  /** Milliseconds after which an open transaction is aborted. Default: 60,000. */
  transactionLifetime?: number | undefined;
}

export function createService(storage: Storage, options: ServiceOptions = {}): Service {
  const base: Base = { storage, catalog: new Catalog(storage) };
  const sessions = new Sessions(base, options.transactionLifetime);
  storage.onAbort = () => {
    base.catalog.load();
    sessions.endAll();
  };
  return {
    store: base,
    cursors: new Cursors(),
    base,
    sessions,
    streams: new ChangeStreams(base),
    address: '',
    indexedOnly: options.indexedOnly,
  };
}

/** Creates a wire protocol server; the caller makes it listen. `end` closes it and all its connections. */
export function createDatabaseServer(service: Service): { server: Server; end: () => void } {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    void serve(socket, service);
  });
  const end = () => {
    server.close();
    for (const socket of sockets) socket.destroy();
  };
  return { server, end };
}

/** Answers the messages of a connection in order; closes the connection on anything else. */
async function serve(socket: Socket, service: Service): Promise<void> {
  const framer = new Framer();
  let own: Service | undefined;
  try {
    for await (const piece of socket) {
      for (const message of framer.push(piece as Buffer)) {
        const command = withSequences(message);
        own ??= forClient(service, command);
        const reply = await runCommand(own, command, message.legacy);
        if (!message.wantsReply) continue;
        socket.cork();
        for (const part of frameReply(message, encodeReply(reply))) socket.write(part);
        socket.uncork();
      }
    }
  } catch (error) {
    if (!(error instanceof ProtocolError) && !socket.destroyed) console.error(error);
    socket.destroy();
  }
}

/** Returns the service for a connection, given its `hello`: queries of one application must use an index. */
function forClient(service: Service, greeting: Uint8Array): Service {
  const { indexedOnly } = service;
  if (indexedOnly === undefined) return service;
  const { client } = decodeCommand(greeting) as { client?: { application?: { name?: unknown } } };
  if (client?.application?.name !== indexedOnly) return service;
  return { ...service, store: { ...service.store, indexedOnly: true } };
}

/** Returns the time limit from `maxTimeMS`; 0 means none. A `getMore` uses its cursor's limit. */
function limitOf(body: Document): TimeLimit | undefined {
  const milliseconds = 'getMore' in body ? undefined : whole(body, 'maxTimeMS');
  return milliseconds ? new TimeLimit(milliseconds) : undefined;
}

/** Runs one command, given as bytes. An error becomes an error reply, as in MongoDB. */
export async function runCommand(service: Service, bytes: Uint8Array, legacy = false): Promise<Document> {
  try {
    const body = decodeCommand(bytes);
    const name = Object.keys(body)[0] ?? '';
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new Fault(59, `no such command: '${name}'`);
    if (legacy && !['hello', 'ismaster', 'isMaster'].includes(name)) {
      throw new Fault(352, `Unsupported OP_QUERY command: ${name}`);
    }
    checkFields(name, command, body);
    const limit = limitOf(body);
    const store = limit ? { ...service.store, limit } : service.store;
    const request: Request = { ...service, store, database: String(body['$db'] ?? 'admin'), body };
    return { ...(await service.sessions.run(name, command, request)), ...unmetConcern(name, body) };
  } catch (error) {
    return refusal(error);
  }
}

/** Error codes when a file cannot grow (EIO: a write was cut short; EFBIG; ENOSPC) or LMDB's map cannot. */
const NO_SPACE = new Set([5, 27, 28, -30792]);

const isOutOfSpace = (error: unknown): error is Error & { code: number } =>
  error instanceof Error && 'code' in error && NO_SPACE.has(Number(error.code)) && !(error instanceof Fault);

function refusal(error: unknown): Document {
  if (isOutOfSpace(error)) return refusal(new Fault(14031, `cannot store more data (${error.message})`));
  if (error instanceof Fault)
    return { ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details };
  console.error(error);
  return {
    ok: 0,
    errmsg: error instanceof Error ? error.message : String(error),
    code: 1,
    codeName: 'InternalError',
  };
}
