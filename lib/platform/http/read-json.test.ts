import { describe, expect, test } from 'vitest';
import { readJson } from './read-json';

const LIMIT = 256 * 1024;

const requestWith = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request('http://mwanzo.example/api', {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit);

/** A JSON document of exactly `bytes` bytes. */
const jsonOf = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2));

const inParts = (text: string) =>
  new ReadableStream<Uint8Array>({
    start(stream) {
      const bytes = new TextEncoder().encode(text);
      for (let at = 0; at < bytes.length; at += 10_000) stream.enqueue(bytes.slice(at, at + 10_000));
      stream.close();
    },
  });

describe('a JSON body', () => {
  test.each([
    'application/json',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'Application/JSON',
  ])('sent as %s is read', async (type) => {
    expect(await readJson(requestWith('{"a":["ũ"]}', { 'content-type': type }))).toEqual({ a: ['ũ'] });
  });

  test.each([
    'text/plain',
    'multipart/form-data; boundary=a',
    'application/jsonp',
    'application/json; charset=utf-16',
    'application/json; charset=iso-8859-1',
    'application/x-www-form-urlencoded',
  ])('sent as %s is the wrong type', async (type) => {
    await expect(readJson(requestWith('{}', { 'content-type': type }))).rejects.toMatchObject({
      code: 'unsupportedType',
    });
  });

  test.each(['', '{', '{"a":1,}', 'undefined', '{"a":1} x'])('%j is malformed', async (text) => {
    await expect(readJson(requestWith(text))).rejects.toMatchObject({ code: 'malformed' });
  });

  test('none is malformed', async () => {
    await expect(readJson(requestWith(null))).rejects.toMatchObject({ code: 'malformed' });
  });

  test.each([LIMIT - 1, LIMIT])('of %i bytes is read, in however many parts', async (bytes) => {
    expect(await readJson(requestWith(jsonOf(bytes)))).toHaveLength(bytes - 2);
    expect(await readJson(requestWith(inParts(jsonOf(bytes))))).toHaveLength(bytes - 2);
  });

  test(`of ${LIMIT + 1} bytes is too large, said or not`, async () => {
    const text = jsonOf(LIMIT + 1);
    await expect(
      readJson(requestWith(text, { 'content-length': String(text.length) })),
    ).rejects.toMatchObject({ code: 'tooLarge' });
    await expect(readJson(requestWith(inParts(text)))).rejects.toMatchObject({ code: 'tooLarge' });
  });
});
