import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response to every request. */
export interface BareAnswer {
  status: number;
  headers: Record<string, string>;
  base64: string;
}

/** A process that responds to every request as its parent process last said. */
let answer: BareAnswer = { status: 200, headers: {}, base64: '' };
let body = Buffer.alloc(0);

const server = createServer((_request, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(body);
});

process.on('message', (message: BareAnswer) => {
  answer = message;
  body = Buffer.from(message.base64, 'base64');
  process.send?.('taken');
});
process.on('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
