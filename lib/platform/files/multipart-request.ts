import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from '@/lib/platform/log/request-context';

/** As much of Node's own request as multer looks at. */
export type MultipartRequest = Readable & { headers: Record<string, string>; body?: Record<string, unknown> };

/**
 * Makes of a web request what multer reads.
 * Takes the request, the bytes its body may have and the error to break off with past them. Breaks off too when the client
 * goes away.
 */
export function multipartRequest(request: Request, maxBytes: number, tooLong: () => Error): MultipartRequest {
  const body = (request.body ?? new Blob([]).stream()).pipeThrough(atMost(maxBytes, tooLong));
  const stream = Readable.fromWeb(body as ReadableStream<Uint8Array>);
  const goneAway = () => stream.destroy(new Error('the client went away'));
  request.signal.addEventListener('abort', goneAway, { once: true });
  stream.once('close', () => request.signal.removeEventListener('abort', goneAway));
  return Object.assign(stream, {
    headers: { 'content-type': request.headers.get('content-type') ?? '', 'transfer-encoding': 'chunked' },
  });
}

/**
 * Pieces of all uploads in one turn of the event loop. Next.js holds what has arrived, and web streams hand it on without leaving the
 * turn: everybody would wait until all pieces of fifty uploads were read.
 */
const PIECES_A_TURN = 4;

const queue = new FairQueue({ atATime: PIECES_A_TURN, maxWaiting: Number.POSITIVE_INFINITY });

function atMost(maxBytes: number, tooLong: () => Error) {
  let size = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    transform: async (chunk, controller) => {
      size += chunk.byteLength;
      if (size > maxBytes) {
        controller.error(tooLong());
        return;
      }
      await queue.run(currentAsker(), () => nextTurn());
      controller.enqueue(chunk);
    },
  });
}
