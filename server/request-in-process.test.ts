import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { requestInProcess } from './request-in-process';

type Handle = Parameters<typeof requestInProcess>[0];

const slow =
  (answer: (...both: Parameters<Handle>) => Promise<void>): Handle =>
  (...both) =>
    void answer(...both);

const BIG = 'Karibu. '.repeat(20_000);

describe('an in-process request', () => {
  test('has the given method, address and headers, and no body', async () => {
    const { body } = await requestInProcess(
      slow(async (request, response) => {
        const parts: unknown[] = [];
        for await (const part of request) parts.push(part);
        const { method, url, headers, socket } = request;
        response.end(JSON.stringify({ method, url, headers, parts, from: socket.remoteAddress }));
      }),
      { method: 'OPTIONS', url: '/a?b=c', headers: { host: 'mwanzo.example' } },
    );
    expect(JSON.parse(body.toString())).toEqual({
      method: 'OPTIONS',
      url: '/a?b=c',
      headers: { host: 'mwanzo.example', 'user-agent': 'page-cache' },
      parts: [],
      from: '127.0.0.1',
    });
  });

  test.each([
    ['at once', 'writeHead', false],
    ['in pieces', 'setHeader', true],
  ])('returns status, headers and body written %s', async (_, how, inParts) => {
    const answer = await requestInProcess(
      slow(async (_request, response) => {
        if (how === 'writeHead')
          response.writeHead(404, { 'Content-Type': 'text/plain', 'X-Own': ['a', 'b'] });
        else response.setHeader('X-Own', ['a', 'b']).setHeader('Content-Type', 'text/plain').statusCode = 404;
        if (inParts) {
          expect(response.write(BIG)).toBe(true);
          await turn();
          response.write(Buffer.from('ü'));
        }
        response.end('end\r\n\r\nend');
      }),
      { url: '/' },
    );
    expect(answer.status).toBe(404);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/plain', 'x-own': ['a', 'b'] });
    expect(answer.body.toString()).toBe(`${inParts ? `${BIG}ü` : ''}end\r\n\r\nend`);
  });

  test('tells the handler that the response was sent, like a real server', async () => {
    const told = vi.fn();
    await requestInProcess(
      (_request, response) => {
        for (const name of ['prefinish', 'finish', 'close']) response.once(name, () => told(name));
        response.once('close', () => told(response.writableFinished));
        response.writeHead(204).end();
      },
      { url: '/' },
    );
    await vi.waitFor(() => expect(told.mock.calls.flat()).toEqual(['prefinish', 'finish', 'close', true]));
  });

  test('fails if the response is cut off', async () => {
    const begun = requestInProcess(
      (_request, response) => {
        response.write('half');
        response.destroy();
      },
      { url: '/internships' },
    );
    await expect(begun).rejects.toThrow('the response to /internships was cut off');
    const failed = requestInProcess((_request, response) => void response.destroy(new Error('lost')), {
      url: '/',
    });
    await expect(failed).rejects.toThrow('lost');
  });

  test('also works with a server that does not listen', async () => {
    const server = createServer((_request, response) => response.end('there'));
    const emit: Handle = (...both) => void server.emit('request', ...both);
    expect((await requestInProcess(emit, { url: '/' })).body.toString()).toBe('there');
  });
});
