import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** As much of Node's own request as multer looks at. */
export type MultipartRequest = Readable & { headers: Record<string, string>; body?: Record<string, unknown> };

/**
 * Makes of a web request what multer reads.
 * Takes the request, the bytes its body may have and the error to break off with past them. Breaks off too when the client
 * goes away.
 */
export function multipartRequest(request: Request, longest: number, tooLong: () => Error): MultipartRequest {
  const stream = Readable.from(bounded(request.body as ReadableStream<Uint8Array> | null, longest, tooLong), {
    objectMode: false,
  });
  const goneAway = () => stream.destroy(new Error('the client went away'));
  request.signal.addEventListener('abort', goneAway, { once: true });
  stream.once('close', () => request.signal.removeEventListener('abort', goneAway));
  return Object.assign(stream, {
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'transfer-encoding': 'chunked' },
  });
}

async function* bounded(body: ReadableStream<Uint8Array> | null, longest: number, tooLong: () => Error) {
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > longest) throw tooLong();
    yield chunk;
  }
}
