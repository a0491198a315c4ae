import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { guardBody, MAX_BODY_LENGTH } from './body-guard';

const LINGER_MS = 50;
const { text: LONGEST } = MAX_BODY_LENGTH;

let server: Server;
/** Bytes the handler received, and how often it was called. */
let given: number;
let asked: number;
let failed: unknown;

/** Starts a server that reads the body and returns its length, or responds immediately without reading. */
async function start({ reads = true, upTo = Infinity, lingerMs = LINGER_MS } = {}): Promise<void> {
  [given, asked, failed] = [0, 0, undefined];
  server = createServer((request, response) => {
    const refuse = () => {
      response.writeHead(413, { Connection: 'close', 'Content-Length': 8 });
      response.write('too long');
    };
    if (!guardBody(request, response, refuse, lingerMs)) return;
    asked += 1;
    void (async () => {
      if (reads) {
        for await (const chunk of request) {
          given += (chunk as Buffer).length;
          if (given >= upTo) break;
        }
      }
      response.setHeader('X-Read', 'all');
      response.end(`read ${given}`);
    })().catch((error: unknown) => (failed = error));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
afterEach(() => {
  vi.useRealTimers();
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a request on a new connection. Collects the reply until the connection ends. */
function send(headers: string): { socket: Socket; answer: Promise<string> } {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST /api/contact HTTP/1.1\r\nHost: a\r\n${headers}\r\n\r\n`);
  let all = '';
  socket.setEncoding('utf8').on('data', (part: string) => (all += part));
  socket.on('error', () => undefined);
  // `once` would reject if a connection is closed on purpose.
  return { socket, answer: new Promise((resolve) => socket.on('close', () => resolve(all))) };
}

const chunk = (bytes: number): string => `${bytes.toString(16)}\r\n${'a'.repeat(bytes)}\r\n`;
const CHUNKED = 'Transfer-Encoding: chunked';

test.each([
  ['plain JSON', MAX_BODY_LENGTH.text, 'application/json'],
  ['a form without a file', MAX_BODY_LENGTH.text, 'application/x-www-form-urlencoded'],
  ['a body without a type', MAX_BODY_LENGTH.text, ''],
  ['a form with a file', MAX_BODY_LENGTH.file, 'multipart/form-data; boundary=b'],
])('%s whose stated length is too long is refused before anything reads it', async (_, longest, type) => {
  await start();
  const { answer } = send(`Content-Type: ${type}\r\nContent-Length: ${longest + 1}`);
  expect(await answer).toMatch(/^HTTP\/1\.1 413 [\s\S]*too long$/);
  expect(asked).toBe(0);
});

test.each([
  ['with its length', `Content-Length: ${LONGEST}`, 'a'.repeat(LONGEST)],
  ['in chunks', CHUNKED, `${chunk(LONGEST - 1)}${chunk(1)}0\r\n\r\n`],
])(
  'a body of exactly the maximum length, sent %s, is read, and the connection stays open',
  async (_, header, body) => {
    await start();
    const { socket, answer } = send(header);
    socket.write(body);
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    const all = await answer;
    expect(all).toContain(`read ${LONGEST}`);
    expect(asked).toBe(2);
  },
);

test('one byte too many in chunks is refused, and the handler receives nothing past the limit', async () => {
  await start();
  const { socket, answer } = send(CHUNKED);
  socket.write(chunk(LONGEST));
  socket.write(chunk(1));
  const all = await answer;
  expect(all).toMatch(/^HTTP\/1\.1 413 [\s\S]*too long/);
  expect(all).not.toMatch(/X-Read|read \d/);
  expect(asked).toBe(1);
  expect(given).toBeLessThanOrEqual(LONGEST);
  await expect.poll(() => failed).toBeInstanceOf(Error);
});

test('the rest of a body that arrives after the response is dropped for a while, then the connection closes', async () => {
  await start({ reads: false });
  const { socket, answer } = send(CHUNKED);
  socket.write(chunk(10));
  await once(socket, 'data');
  const sending = setInterval(() => socket.write(chunk(1_000)), 5);
  const began = performance.now();
  expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  clearInterval(sending);
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('a client that keeps sending a refused body gets the whole response and is then disconnected', async () => {
  await start();
  const { socket, answer } = send(`Content-Length: ${2 * LONGEST}`);
  await once(socket, 'data');
  const sending = setInterval(() => socket.write('a'.repeat(1_000)), 5);
  expect(await answer).toMatch(/413[\s\S]*too long$/);
  clearInterval(sending);
});

test('a client that ends a refused body is not disconnected', async () => {
  await start({ lingerMs: 5_000 });
  const { socket, answer } = send(`Content-Length: ${LONGEST + 1}`);
  let isReset = false;
  socket.on('error', () => (isReset = true));
  socket.write('a'.repeat(LONGEST + 1));
  expect(await answer).toMatch(/413[\s\S]*too long$/);
  expect(isReset).toBe(false);
});

test('a connection stays open if its body ended after the response', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await start({ reads: false });
  const { socket, answer } = send('Content-Length: 5');
  await once(socket, 'data');
  socket.write('aaaaaGET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await once(socket, 'data');
  vi.advanceTimersByTime(LINGER_MS);
  socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect((await answer).match(/200 OK/g)).toHaveLength(3);
});

test.each([
  ['with its length', 'Content-Length: 500000', 'a'.repeat(500_000)],
  ['in chunks', CHUNKED, `${chunk(250_000)}${chunk(250_000)}0\r\n\r\n`],
])(
  'a client whose body, sent %s, was not read to the end still gets a response, and so does its next request',
  async (_, header, body) => {
    await start({ upTo: 1_000 });
    const { socket, answer } = send(header);
    socket.write(body);
    await once(socket, 'data');
    socket.write('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    expect((await answer).match(/200 OK/g)).toHaveLength(2);
  },
);
