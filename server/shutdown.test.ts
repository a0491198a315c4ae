import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { closeServer } from './shutdown';

/** Starts a server whose requests wait until they are released. */
async function waitingServer() {
  let letGo: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((_request, response) => {
    void waiting.then(() => response.end('done'));
  });
  const arrived = once(server, 'request');
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, letGo, arrived, port: (server.address() as AddressInfo).port };
}

test('a request in flight is finished, a new connection refused', async () => {
  const { server, letGo, arrived, port } = await waitingServer();
  const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
  await arrived;
  const closed = closeServer(server);
  const late = connect(port, '127.0.0.1');
  const [refused] = (await once(late, 'error')) as [NodeJS.ErrnoException];
  expect(refused.code).toBe('ECONNREFUSED');
  letGo();
  expect(await answer).toBe('done');
  await closed;
});

test('an idle keep-alive connection does not delay it', async () => {
  const { server, letGo, port } = await waitingServer();
  letGo();
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('done');
  await closeServer(server);
  expect(server.listening).toBe(false);
});

test('behind a proxy, a request on an idle connection gets a response, and the connection closes soon after', async () => {
  const { server, letGo, port } = await waitingServer();
  letGo();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const call = request({ port, host: '127.0.0.1', method: 'POST', agent }).end();
    const [answer] = (await once(call, 'response')) as [IncomingMessage];
    await once(answer.resume(), 'end');
    return call.reusedSocket;
  };
  expect(await ask()).toBe(false);
  const closed = closeServer(server, 1_000);
  expect(await ask()).toBe(true);
  await closed;
  await expect(ask()).rejects.toMatchObject({ code: expect.stringMatching(/ECONN/) as string });
});

test('a request that does not finish is aborted after the grace period', async () => {
  const { server, arrived, port } = await waitingServer();
  const hanging = request({ port, host: '127.0.0.1' });
  hanging.end();
  const cut = once(hanging, 'error');
  await arrived;
  const began = performance.now();
  await closeServer(server);
  expect(performance.now() - began).toBeLessThan(4_000);
  await cut;
});
