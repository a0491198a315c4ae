import { once } from 'node:events';
import { Agent, createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReadableStream as NodeStream } from 'node:stream/web';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerCalls } from './answer-calls';
import type { RouteHandler } from './route-handlers';

let server: Server;
const failures: unknown[] = [];
afterEach(() => {
  server.closeAllConnections();
  server.close();
  failures.length = 0;
});

/** Starts a server with this handler for all calls. Returns its address. */
async function serving(handler: RouteHandler): Promise<string> {
  const find = async () => ({ handler, params: { id: '7' } });
  const handle = answerCalls(find, async (_request, response) => void response.end('Next.js'));
  server = createServer((request, response) => {
    response.setHeader('Cache-Control', 'no-store');
    handle(request, response).catch((error: unknown) => failures.push(error));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const streamOf = (parts: AsyncIterable<Uint8Array>) =>
  NodeStream.from(parts) as unknown as ReadableStream<Uint8Array>;
const part = (text: string) => new TextEncoder().encode(text);

describe('an API call', () => {
  test('reaches its handler with method, query, headers, cookies, body and parameters', async () => {
    const url = await serving(async (request, { params }) => {
      const { method, headers } = request;
      const { pathname, searchParams } = new URL(request.url);
      const said = [headers.get('cookie'), headers.get('x-own'), searchParams.get('q')];
      return Response.json({ method, pathname, said, ...(await params), text: await request.text() });
    });
    const answer = await fetch(`${url}/api/a?q=b%20c`, {
      method: 'PATCH',
      headers: { cookie: 'a=1; b=2', 'x-own': 'one' },
      body: 'Karibu',
    });
    expect(await answer.json()).toEqual({
      method: 'PATCH',
      pathname: '/api/a',
      said: ['a=1; b=2', 'one', 'b c'],
      id: '7',
      text: 'Karibu',
    });
    expect(answer.headers.get('content-length')).not.toBeNull();
  });

  test('returns the status, the cookies and the headers that are not set yet', async () => {
    const url = await serving(() => {
      const headers = new Headers({ Location: '/there', 'Cache-Control': 'public' });
      headers.append('Set-Cookie', 'a=1; Expires=Wed, 25 Nov 2026 00:00:00 GMT');
      headers.append('Set-Cookie', 'b=2');
      return new Response(null, { status: 303, headers });
    });
    const answer = await fetch(`${url}/api/a`, { redirect: 'manual' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/there');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.getSetCookie()).toEqual(['a=1; Expires=Wed, 25 Nov 2026 00:00:00 GMT', 'b=2']);
  });

  test('streams a long response as it is produced', async () => {
    const many = 'Karibu. '.repeat(20_000);
    const url = await serving(() => {
      async function* parts() {
        for (let at = 0; at < 20; at += 1) yield part(many);
      }
      return new Response(streamOf(parts()), { headers: { 'Content-Type': 'text/csv' } });
    });
    expect((await (await fetch(`${url}/api/a`)).text()).length).toBe(20 * many.length);
  });

  test('closes the connection if the response fails half-way, so that nobody takes a part for the whole', async () => {
    const url = await serving(() => {
      async function* parts() {
        yield part('half');
        throw new Error('lost');
      }
      return new Response(streamOf(parts()), { headers: { 'Content-Type': 'text/csv' } });
    });
    await expect(fetch(`${url}/api/a`).then((answer) => answer.text())).rejects.toThrow();
    await vi.waitFor(() => expect(failures).toMatchObject([{ message: 'lost' }]));
  });

  test('tells its handler when the client disconnects, and stops sending', async () => {
    const told = vi.fn();
    const url = await serving((request) => {
      request.signal.addEventListener('abort', () => told('gone'));
      async function* parts() {
        try {
          for (;;) yield part('more. '.repeat(10_000));
        } finally {
          told('ended');
        }
      }
      return new Response(streamOf(parts()), { headers: { 'Content-Type': 'text/csv' } });
    });
    const asking = httpRequest(`${url}/api/a`);
    asking.on('error', () => undefined).end();
    await once(asking, 'response');
    asking.destroy();
    await vi.waitFor(() => expect(told.mock.calls.flat().sort()).toEqual(['ended', 'gone']));
  });

  test('leaves the connection usable for the next call if its body was not read', async () => {
    const url = await serving(async (request) => {
      for await (const _ of request.body ?? []) break;
      return Response.json({ done: true });
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const connections = vi.fn();
    server.on('connection', connections);
    for (let times = 0; times < 3; times += 1) {
      const asking = httpRequest(`${url}/api/a`, { method: 'POST', agent });
      asking.end('Karibu. '.repeat(100_000));
      const [answer] = (await once(asking, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
      expect(answer.statusCode).toBe(200);
    }
    expect(connections).toHaveBeenCalledOnce();
    agent.destroy();
  });

  test('fails if its handler fails', async () => {
    const url = await serving(() => {
      throw new Error('broken');
    });
    void fetch(`${url}/api/a`).catch(() => undefined);
    await vi.waitFor(() => expect(failures).toMatchObject([{ message: 'broken' }]));
  });
});

test('everything else is left to Next.js', async () => {
  const url = await serving(() => new Response('handler'));
  expect(await (await fetch(`${url}/dashboard`)).text()).toBe('Next.js');
});
