import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { FairQueue } from '@/lib/platform/core/fair-queue';
import { currentAsker } from '@/lib/platform/log/request-context';

/** The part of Node's request that multer reads. */
export type MultipartRequest = Readable & { headers: Record<string, string>; body?: Record<string, unknown> };

/** Converts a web request for multer. Fails with `tooLong` beyond `maxBytes`, and if the client disconnects. */
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

/** Maximum chunks of all uploads per turn of the event loop. Without a limit, Next.js's whole buffer would block other requests. */
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
