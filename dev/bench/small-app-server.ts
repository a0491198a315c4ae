import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import compression from 'compression';
import next from 'next';

/**
 * A process that serves the application in a folder with Node's HTTP server, the service's compression and the Next.js handler. The
 * second argument is Brotli's quality, 0 to 11. Sends the port to its parent process.
 */
const app = next({ dev: false, dir: process.argv[2], quiet: true });
await app.prepare();
const handle = app.getRequestHandler();
const quality = process.argv[3];
const compress = compression(
  quality ? { brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: Number(quality) } } } : {},
) as unknown as (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
const server = createServer((request, response) => {
  compress(request, response, () => void handle(request, response));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
process.on('disconnect', () => process.exit());
process.send?.((server.address() as AddressInfo).port);
