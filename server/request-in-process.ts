import { IncomingMessage, ServerResponse, type OutgoingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import { Writable } from 'node:stream';

/** Without a user agent, Next.js would stream titles and descriptions after the page and move them with a script. */
const USER_AGENT = 'page-cache';

const END_OF_HEADERS = '\r\n\r\n';

/** Stands in for a connection: collects the output, without back-pressure. */
class Wire extends Writable {
  readonly remoteAddress = '127.0.0.1';
  readonly #parts: Buffer[] = [];

  constructor() {
    super({ highWaterMark: Number.MAX_SAFE_INTEGER });
  }

  override _write(part: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#parts.push(part);
    done();
  }

  body(): Buffer {
    const written = Buffer.concat(this.#parts);
    return written.subarray(written.indexOf(END_OF_HEADERS) + END_OF_HEADERS.length);
  }
}

export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Makes a request within this process, using Node.js's own request and response. Throws if the response is destroyed early. */
export async function requestInProcess(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
  { method = 'GET', url, headers = {} }: { method?: string; url: string; headers?: Record<string, string> },
): Promise<Answer> {
  const wire = new Wire();
  const socket = wire as unknown as Socket;
  const request = new IncomingMessage(socket);
  Object.assign(request, { method, url, httpVersion: '1.1', httpVersionMajor: 1, httpVersionMinor: 1 });
  request.headers = { 'user-agent': USER_AGENT, ...headers };
  request.complete = true;
  request.push(null);
  const response = new ServerResponse(request);
  response.useChunkedEncodingByDefault = false;
  // Node.js only lists the headers of `writeHead` if another header was set before.
  response.setHeader('Connection', 'close');
  response.assignSocket(socket);
  const answered = new Promise<void>((resolve, reject) => {
    wire.once('error', reject);
    response.once('finish', resolve);
    response.once('close', () => reject(new Error(`the response to ${url} was cut off`)));
  });
  handle(request, response);
  await answered;
  wire.destroy();
  return { status: response.statusCode, headers: response.getHeaders(), body: wire.body() };
}
