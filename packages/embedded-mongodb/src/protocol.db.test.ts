import { BSON, type Document } from 'bson';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchDatabase, type RunningDatabase } from './launch';
import { crc32c } from './wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let database: RunningDatabase;
const folder = mkdtempSync(join(tmpdir(), 'mwanzo-database-'));
beforeAll(async () => {
  database = await launchDatabase({ folder, durable: false });
});
afterAll(async () => {
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
});

const header = (length: number, opCode: number, requestId = 7) => {
  const bytes = Buffer.alloc(16);
  bytes.writeInt32LE(length, 0);
  bytes.writeInt32LE(requestId, 4);
  bytes.writeInt32LE(opCode, 12);
  return bytes;
};

function frame(opCode: number, ...parts: Uint8Array[]): Buffer {
  const rest = Buffer.concat(parts);
  return Buffer.concat([header(rest.length + 16, opCode), rest]);
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32LE(value | 0);
  return bytes;
};

const bodySection = (command: Document) => Buffer.concat([Buffer.of(0), BSON.serialize(command)]);

function sequenceSection(name: string, documents: Document[]): Buffer {
  const rest = Buffer.concat([Buffer.from(`${name}\0`), ...documents.map((one) => BSON.serialize(one))]);
  return Buffer.concat([Buffer.of(1), int32(rest.length + 4), rest]);
}

const message = (command: Document, flags = 0, ...sections: Uint8Array[]) =>
  frame(2013, int32(flags), bodySection(command), ...sections);

function checksummed(command: Document): Buffer {
  const rest = Buffer.concat([int32(1), bodySection(command)]);
  const whole = Buffer.concat([header(rest.length + 20, 2013), rest]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32LE(crc32c(whole));
  return Buffer.concat([whole, sum]);
}

async function open(): Promise<Socket> {
  const socket = connect(database.port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Reads complete replies from a socket, one at a time. */
async function* answers(
  socket: Socket,
): AsyncGenerator<{ opCode: number; responseTo: number; document: Document }> {
  let held = Buffer.alloc(0);
  for await (const piece of socket) {
    held = Buffer.concat([held, piece as Buffer]);
    while (held.length >= 4 && held.length >= held.readInt32LE(0)) {
      const whole = held.subarray(0, held.readInt32LE(0));
      held = held.subarray(whole.length);
      const opCode = whole.readInt32LE(12);
      yield {
        opCode,
        responseTo: whole.readInt32LE(8),
        document: BSON.deserialize(whole.subarray(opCode === 1 ? 36 : 21)),
      };
    }
  }
}

async function ask(socket: Socket, bytes: Uint8Array) {
  socket.write(bytes);
  const { value } = await answers(socket).next();
  socket.destroy();
  return value;
}

async function isClosedBy(bytes: Uint8Array): Promise<void> {
  const socket = await open();
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.resume();
  socket.write(bytes);
  await closed;
}

const ping = { ping: 1, $db: 'admin' };

test('answers the first hello in the legacy format', async () => {
  const query = frame(
    2004,
    int32(0),
    Buffer.from('admin.$cmd\0'),
    int32(0),
    int32(-1),
    BSON.serialize({ ismaster: 1, helloOk: true }),
  );
  const answer = await ask(await open(), query);
  expect(answer).toMatchObject({
    opCode: 1,
    responseTo: 7,
    document: { ok: 1, ismaster: true, helloOk: true, maxWireVersion: 21, minWireVersion: 0 },
  });
  expect(answer?.document).not.toHaveProperty('topologyVersion');
});

test('refuses anything except hello in the legacy format', async () => {
  const query = frame(
    2004,
    int32(0),
    Buffer.from('admin.$cmd\0'),
    int32(0),
    int32(-1),
    BSON.serialize({ ping: 1 }),
  );
  expect((await ask(await open(), query))?.document).toMatchObject({ ok: 0, code: 352 });
});

test('accepts documents sent outside the body', async () => {
  const documents = [
    { _id: 1, a: 'ä' },
    { _id: 2, a: [1, { b: 2 }] },
  ];
  const answer = await ask(
    await open(),
    message({ insert: 'sequence', $db: 'test' }, 0, sequenceSection('documents', documents)),
  );
  expect(answer?.document).toMatchObject({ n: 2, ok: 1 });
  const found = await ask(await open(), message({ find: 'sequence', filter: {}, $db: 'test' }));
  expect(found?.document['cursor'].firstBatch).toEqual(documents);
  const updates = sequenceSection('updates', [{ q: { _id: 1 }, u: { $set: { a: 1 } } }]);
  expect(
    (await ask(await open(), message({ update: 'sequence', $db: 'test' }, 0, updates)))?.document,
  ).toMatchObject({ n: 1, nModified: 1 });
});

test('accepts a message byte by byte, and several at once', async () => {
  const socket = await open();
  const read = answers(socket);
  for (const byte of message(ping)) socket.write(Buffer.of(byte));
  expect((await read.next()).value?.document).toEqual({ ok: 1 });
  socket.write(Buffer.concat([message(ping), message({ buildInfo: 1, $db: 'admin' }), message(ping)]));
  for (const key of ['ok', 'version', 'ok']) expect((await read.next()).value?.document).toHaveProperty(key);
  socket.destroy();
});

test('verifies a checksum if there is one', async () => {
  const whole = checksummed(ping);
  expect((await ask(await open(), whole))?.document).toEqual({ ok: 1 });
  whole[whole.length - 1] = (whole[whole.length - 1] ?? 0) ^ 1;
  await isClosedBy(whole);
});

test('does not reply if the message asks for no reply', async () => {
  const socket = await open();
  const unanswered = message({ insert: 'quiet', documents: [{ _id: 1 }], $db: 'test' }, 2);
  const answer = await ask(socket, Buffer.concat([unanswered, message({ count: 'quiet', $db: 'test' })]));
  expect(answer?.document).toMatchObject({ n: 1 });
});

const cutOff = message(ping);
cutOff.writeInt32LE(500, 21);

test.each<[string, Uint8Array]>([
  ['text of another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
  ['a length shorter than a header', header(15, 2013)],
  ['a negative length', header(-1, 2013)],
  ['a length above 48 MB', header(48_000_001, 2013)],
  ['an unknown operation', frame(2012, Buffer.alloc(20))],
  ['an unknown flag', message(ping, 4)],
  ['an unknown section', frame(2013, int32(0), Buffer.of(9), BSON.serialize(ping))],
  ['no body', frame(2013, int32(0), sequenceSection('documents', [{}]))],
  ['two bodies', message(ping, 0, bodySection(ping))],
  ['a document longer than its message', cutOff],
  [
    'a section longer than its message',
    message(ping, 0, Buffer.concat([Buffer.of(1), int32(5000), Buffer.from('documents\0')])),
  ],
  ['a truncated query', frame(2004, int32(0), Buffer.from('admin'))],
])('closes the connection on %s, and serves the next one', async (_, bytes) => {
  await isClosedBy(bytes);
  expect((await ask(await open(), message(ping)))?.document).toEqual({ ok: 1 });
});

test('answers a malformed document with InvalidBSON', async () => {
  const broken = Buffer.from(BSON.serialize({ ping: 1, $db: 'admin' }));
  broken[4] = 0x7d;
  const answer = await ask(await open(), frame(2013, int32(0), Buffer.of(0), broken));
  expect(answer?.document).toMatchObject({ ok: 0, code: 22 });
});
