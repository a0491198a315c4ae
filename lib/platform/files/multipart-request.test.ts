import { expect, test } from 'vitest';
import { multipartRequest } from './multipart-request';

const PIECES = 20;

/** A request whose body has arrived completely. */
const arrived = (): Request => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (let at = 0; at < PIECES; at += 1) controller.enqueue(new Uint8Array(1_000));
      controller.close();
    },
  });
  return new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit);
};

test('of all uploads that have arrived, four pieces are handed on in each turn of the event loop', async () => {
  let pieces = 0;
  let before = 0;
  let most = 0;
  let ended = false;
  const look = () => {
    most = Math.max(most, pieces - before);
    before = pieces;
    if (!ended) setImmediate(look);
  };
  setImmediate(look);
  const read = async () => {
    for await (const _ of multipartRequest(arrived(), 100_000, () => new Error('too long'))) pieces += 1;
  };
  await Promise.all(Array.from({ length: 8 }, read));
  ended = true;
  look();
  expect(pieces).toBe(8 * PIECES);
  expect(most).toBeLessThanOrEqual(4);
});

test('a body that is too long breaks off', async () => {
  const read = async () => {
    for await (const _ of multipartRequest(arrived(), 10_000, () => new Error('too long'))) void _;
  };
  await expect(read()).rejects.toThrow('too long');
});
