import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A process that responds to every request with the bytes that its parent process sent. */
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(body.length),
  });
  response.end(body);
});

process.on('message', (base64: string) => {
  body = Buffer.from(base64, 'base64');
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
