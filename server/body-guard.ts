import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MIB = 1_048_576;

/**
 * Bytes. The limit of last resort for a request body. Calls set lower limits of their own (256 KiB for texts,
 * a little over 2 MB for forms with a file) with messages of their own; this one is high enough that a form
 * still answers for a photo chosen by mistake.
 */
export const MAX_BODY_LENGTH = { text: MIB, file: 16 * MIB } as const;

/**
 * Milliseconds for which the rest of a refused body is read and dropped, so that the client reads the answer.
 */
const LINGER_MS = 10_000;

/** Whether a request sends a form with files. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const maxLengthOf = ({ headers }: IncomingMessage): number =>
  isMultipart(headers) ? MAX_BODY_LENGTH.file : MAX_BODY_LENGTH.text;

const tooLong = () => new Error('the body is too long');

/** Ends the connection if the body has not ended by then. */
function cutLater(request: IncomingMessage, socket: Socket, lingerMs: number): void {
  const cut = setTimeout(() => {
    if (request.complete) return;
    request.destroy(tooLong());
    socket.destroy();
  }, lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/**
 * Counts the bytes of a body and passes on nothing past `maxLength`, not even the end of the body, so that a
 * part is never taken for the whole. After the answer it passes on the end.
 */
function count(
  request: IncomingMessage,
  response: ServerResponse,
  maxLength: number,
  past: () => void,
): void {
  const handOn = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    // Its reader stopped; Node.js would then stop reading the connection and never see the next request on
    // it.
    if (request.destroyed) return true;
    const before = size;
    size += chunk?.length ?? 0;
    if (size <= maxLength || (chunk === null && response.writableEnded)) return handOn(chunk, encoding);
    if (before <= maxLength) past();
    if (chunk === null) request.destroy(tooLong());
    return true;
  };
}

/** Makes further writes to this answer do nothing: it has been sent. */
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

/**
 * Gives up a body while it is still sent: what its reader was to answer no longer counts, and the rest is dropped for a while. Takes a
 * function that writes the whole answer without ending it.
 */
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
 * Refuses a body that is longer than any call takes: before it is read if its length is stated, otherwise as
 * soon as it is too long. Takes a function that writes the whole answer (413, `Connection: close`) without
 * ending it; the rest of the body is read for a while, because a client that is cut off while sending does
 * not see the answer. Returns whether the request may go on.
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
