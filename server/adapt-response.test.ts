import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { unavailable } from '@/lib/platform/db/connection';
import { noteFailure, runRequest } from '@/lib/platform/log/request-context';
import { measureInto } from '@/lib/platform/monitoring/measure';
import { adaptResponse } from './adapt-response';

const counted: string[] = [];
const nothing = () => undefined;
measureInto({ count: (name) => counted.push(name), observe: nothing, add: nothing, set: nothing });
afterAll(() => measureInto(undefined));

let server: Server | undefined;
afterEach(() => {
  counted.length = 0;
  server?.closeAllConnections();
  server?.close();
});

/** Returns the response that `write` produces. */
async function answerOf(write: (response: ServerResponse) => void): Promise<Response> {
  server = createServer((_, response) =>
    runRequest({ id: 'the-id' }, () => {
      adaptResponse(response);
      write(response);
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const SHELL = '<!DOCTYPE html><html id="__next_error__"><head></head><body></body></html>';

describe('an error page', () => {
  /** Writes an error page as Next.js does. */
  const failed =
    (error: Error, html = SHELL) =>
    (response: ServerResponse) => {
      noteFailure(error);
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.flushHeaders();
      response.write(html.slice(0, 30));
      response.write(Buffer.from(html.slice(30)));
      response.end();
    };

  test('of a page that loses the database is a 503 before the driver notices', async () => {
    const answer = await answerOf(failed(unavailable(new Error('connect ECONNREFUSED'))));
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
  });

  test('for another reason is a 500, with a message and the request id', async () => {
    const answer = await answerOf(failed(new Error('broken')));
    expect(answer.status).toBe(500);
    expect(answer.headers.get('retry-after')).toBeNull();
    const html = await answer.text();
    expect(html).toMatch(/<noscript>.*quote this code: the-id.*<\/noscript>/s);
    expect(answer.headers.get('content-length')).toBe(String(Buffer.byteLength(html)));
  });

  test.each([
    ['the site’s own one', '<html lang="en-KE"><body>Own words</body></html>', []],
    ['one of unknown markup', '<html><body>Words</body></html>', ['mwanzo_unfinished_pages_total']],
  ])('that is %s is sent unchanged', async (_, html, counts) => {
    const answer = await answerOf(failed(new Error('broken'), html));
    expect(await answer.text()).toBe(html);
    expect(counted).toEqual(counts);
  });

  test('written with its headers is sent unchanged', async () => {
    const answer = await answerOf((response) => {
      response.writeHead(500, { 'Content-Type': 'text/html' });
      response.end(SHELL);
    });
    expect(await answer.text()).toBe(SHELL);
  });
});

describe('JSON', () => {
  const json = (write: (response: ServerResponse) => void) =>
    answerOf((response) => {
      response.setHeader('Content-Type', 'application/json');
      write(response);
    });

  test.each([
    ['in one piece', (response: ServerResponse) => response.write('{"a":"é"}') && response.end()],
    ['with its end', (response: ServerResponse) => response.end(Buffer.from('{"a":"é"}'))],
  ])('written %s has its length', async (_, write) => {
    const answer = await json(write);
    expect(answer.headers.get('content-length')).toBe('10');
    expect(await answer.text()).toBe('{"a":"é"}');
  });

  test('written in several pieces has none', async () => {
    const answer = await json((response) => {
      response.write('{"a":');
      response.write('1');
      response.end('}');
    });
    expect(answer.headers.get('content-length')).toBeNull();
    expect(await answer.json()).toEqual({ a: 1 });
  });

  test('without a body stays without one', async () => {
    const answer = await json((response) => response.end());
    expect(await answer.text()).toBe('');
  });
});

test('callbacks are called, whether or not the response is held', async () => {
  const called: string[] = [];
  for (const type of ['application/json', 'text/plain']) {
    const answer = await answerOf((response) => {
      response.setHeader('Content-Type', type);
      response.write('1', () => called.push(`${type} write`));
      response.end(() => called.push(`${type} end`));
    });
    expect(await answer.text()).toBe('1');
    server?.close();
  }
  await expect.poll(() => called).toHaveLength(4);
});
