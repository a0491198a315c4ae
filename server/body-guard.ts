import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MIB = 1_048_576;

/**
 * Bytes: the last-resort limit of a request body. Calls have lower limits with their own messages: 256 KiB for
 * texts, a little over 2 MB for forms with a file. This limit is high enough that a form still answers for a
 * photo chosen by mistake.
 */
export const MAX_BODY_LENGTH = { text: MIB, file: 16 * MIB } as const;

/** Milliseconds in which the rest of a refused body is read and dropped, so that the client reads the answer. */
const LINGER_MS = 10_000;

export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const maxLengthOf = ({ headers }: IncomingMessage): number =>
  isMultipart(headers) ? MAX_BODY_LENGTH.file : MAX_BODY_LENGTH.text;

const tooLong = () => new Error('the body is too long');

/** Closes the connection if the body has not ended after `lingerMs`. */
function cutLater(request: IncomingMessage, socket: Socket, lingerMs: number): void {
  const cut = setTimeout(() => {
    if (request.complete) return;
    request.destroy(tooLong());
    socket.destroy();
  }, lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/** Passes on nothing past `maxLength`, not even the end, so that a part never counts as the whole. Passes on the end after the answer. */
function count(
  request: IncomingMessage,
  response: ServerResponse,
  maxLength: number,
  past: () => void,
): void {
  const handOn = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    // Its reader stopped; Node.js would then stop reading the connection and never see the next request on it.
    if (request.destroyed) return true;
    const before = size;
    size += chunk?.length ?? 0;
    if (size <= maxLength || (chunk === null && response.writableEnded)) return handOn(chunk, encoding);
    if (before <= maxLength) past();
    if (chunk === null) request.destroy(tooLong());
    return true;
  };
}

/** Ignores further writes to this answer, which has been sent. */
function close(response: ServerResponse): void {
  const nothing = () => response;
  Object.assign(response, {
    setHeader: nothing,
    writeHead: nothing,
    flushHeaders: nothing,
    end: nothing,
    write: () => true,
  });
}

/** Aborts a body that is still arriving: drops its reader's answer and its rest. `writeRefusal` must not end the answer. */
export function giveUp(
  request: IncomingMessage,
  response: ServerResponse,
  writeRefusal: () => void,
  lingerMs = LINGER_MS,
): void {
  cutLater(request, request.socket, lingerMs);
  if (response.headersSent) return;
  writeRefusal();
  close(response);
}

/**
 * Refuses a body longer than any call takes: before reading it if its length is stated, otherwise once it is too long.
 * The callback `writeRefusal` writes the whole answer (413, `Connection: close`) without ending it. Reads the rest of the
 * body for a while, because a client cut off while sending does not see the answer. Returns whether the request may
 * go on.
 */
export function guardBody(
  request: IncomingMessage,
  response: ServerResponse,
  writeRefusal: () => void,
  lingerMs = LINGER_MS,
): boolean {
  const { 'content-length': length, 'transfer-encoding': chunks } = request.headers;
  if (length === undefined && chunks === undefined) return true;
  const maxLength = maxLengthOf(request);
  // A request whose reader stopped no longer has its socket.
  const { socket } = request;
  if (Number(length ?? 0) > maxLength) {
    writeRefusal();
    cutLater(request, socket, lingerMs);
    request.once('end', () => response.end()).resume();
    return false;
  }
  response.once('finish', () => {
    if (!request.complete) cutLater(request, socket, lingerMs);
  });
  request.once('close', () => {
    if (!request.complete) socket.resume();
  });
  count(request, response, maxLength, () => giveUp(request, response, writeRefusal, lingerMs));
  return true;
}
