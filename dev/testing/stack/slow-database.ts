import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface SlowDatabase {
  uri: string;
  /** Milliseconds by which each command is delayed; 0 at first. */
  delayMs: number;
  /** The reads since the start: the commands `find`, `aggregate`, `count` and `distinct`. */
  reads: number;
  stop: () => void;
}

const READING = ['find', 'aggregate', 'count', 'distinct'];

/** The operation code of a message (`OP_MSG`), and where its code and its document begin. */
const MESSAGE = 2013;
const CODE_AT = 12;
const NAME_AT = 26;

/** The command in a message of MongoDB's wire protocol, which is the name of its document's first element. */
function commandOf(message: Buffer): string | undefined {
  if (message.length <= NAME_AT || message.readInt32LE(CODE_AT) !== MESSAGE) return undefined;
  return message.toString('latin1', NAME_AT, message.indexOf(0, NAME_AT));
}

/**
 * Passes every command on to the database at `uri` after a delay, as if the database were far away, until it is stopped. Listens on any
 * free port, or on the given one.
 */
export async function slowDatabase(uri: string, listenOn = 0): Promise<SlowDatabase> {
  const { port, hostname, pathname } = new URL(uri);
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    database.pipe(client);
    client.on('data', (message) => {
      if (READING.includes(commandOf(message) ?? '')) slow.reads += 1;
      setTimeout(() => database.write(message), slow.delayMs);
    });
  });
  await once(server.listen(listenOn, '127.0.0.1'), 'listening');
  const address = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const slow: SlowDatabase = {
    uri: `mongodb://${address}${pathname}?directConnection=true`,
    delayMs: 0,
    reads: 0,
    stop: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
  return slow;
}
