import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useTestSettings } from '@/dev/testing/stack/test-settings';
import { env } from '@/lib/platform/env/env';
import { DOCUMENT_MESSAGES } from './upload-limits';
import { PDF } from './document-types';
import type { FileInspector } from './file-kind';
import { withVirusScan } from './virus-scan';

/** A scanner that records what it receives, and replies to the end of a file. */
let scanner: Server;
let received: Buffer;
let reply: (socket: Socket) => void;

beforeAll(() => useTestSettings());
beforeEach(async () => {
  received = Buffer.alloc(0);
  reply = (socket) => socket.end('stream: OK\0');
  scanner = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      received = Buffer.concat([received, bytes]);
      if (received.subarray(-4).equals(Buffer.alloc(4))) reply(socket);
    });
  });
  scanner.listen(0, '127.0.0.1');
  await once(scanner, 'listening');
  env().CLAMD = { host: '127.0.0.1', port: (scanner.address() as AddressInfo).port };
});
afterEach(async () => {
  env().CLAMD = undefined;
  vi.useRealTimers();
  if (!scanner.listening) return;
  scanner.close();
  await once(scanner, 'close');
});

const accepting = (): FileInspector => ({ take: async () => undefined, finish: async () => PDF });

async function scan(...chunks: string[]) {
  const inspector = withVirusScan(accepting());
  for (const chunk of chunks) await inspector.take(Buffer.from(chunk));
  return inspector.finish();
}

describe('a document', () => {
  test('is sent whole, each chunk after its length, and accepted if the scanner finds nothing', async () => {
    expect(await scan('%PDF', '', '-1.7')).toEqual(PDF);
    expect(received.toString('latin1')).toBe('zINSTREAM\0\0\0\0\x04%PDF\0\0\0\x04-1.7\0\0\0\0');
  });

  test('is rejected if the scanner finds a virus', async () => {
    reply = (socket) => socket.end('stream: Eicar-Test-Signature FOUND\0');
    await expect(scan('X5O!')).rejects.toMatchObject({ status: 415, message: DOCUMENT_MESSAGES.virus });
  });

  test('that the inspector rejects is not sent', async () => {
    const refusal = new Error('no document');
    const inspector = withVirusScan({ ...accepting(), finish: () => Promise.reject(refusal) });
    await inspector.take(Buffer.from('MZ'));
    await expect(inspector.finish()).rejects.toBe(refusal);
    expect(received).toHaveLength(0);
  });

  test('is not scanned without a scanner', async () => {
    env().CLAMD = undefined;
    expect(await scan('%PDF')).toEqual(PDF);
    expect(received).toHaveLength(0);
  });
});

describe('nothing is accepted unchecked', () => {
  const UNCHECKED = { status: 503, details: { retryAfter: 60, unavailable: 'virus scanner' } };

  test.each<[string, string]>([
    ['reports a failure', 'INSTREAM size limit exceeded. ERROR\0'],
    ['says nothing', ''],
    ['says OK of something else', 'stream: OK FOUND? OK\0'],
    ['says too much', 'x'.repeat(2_000)],
  ])('if the scanner %s', async (_, text) => {
    reply = (socket) => socket.end(text);
    await expect(scan('%PDF')).rejects.toMatchObject(UNCHECKED);
  });

  test('if the scanner hangs up', async () => {
    reply = (socket) => socket.destroy();
    await expect(scan('%PDF')).rejects.toMatchObject(UNCHECKED);
  });

  test('if there is no scanner at its address', async () => {
    scanner.close();
    await once(scanner, 'close');
    await expect(scan('%PDF')).rejects.toMatchObject(UNCHECKED);
  });

  test('if the scanner takes longer than 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    reply = () => vi.advanceTimersByTime(15_000);
    await expect(scan('%PDF')).rejects.toMatchObject(UNCHECKED);
  });
});
