import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MIB = 1_048_576;

/**
 * Last-resort limits of a request body, in bytes. API calls have lower limits with their own messages: 256 KiB for text, a little over
 * 2 MB for forms with a file. This limit is high enough for a form to report an oversized photo.
 */
export const MAX_BODY_LENGTH = { text: MIB, file: 16 * MIB } as const;

/** Milliseconds during which the rest of a refused body is read and dropped, so that the client reads the response. */
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

/** Past `maxLength`, passes on only the end of the body, and only after the response, so that a truncated body never looks complete. */
function count(
  request: IncomingMessage,
  response: ServerResponse,
  maxLength: number,
  past: () => void,
): void {
  const handOn = request.push.bind(request);
  let size = 0;
  request.push = (chunk: Uint8Array | null, encoding) => {
    // The handler stopped reading; Node.js would then stop reading the connection and never see its next request.
    if (request.destroyed) return true;
    const before = size;
    size += chunk?.length ?? 0;
    if (size <= maxLength || (chunk === null && response.writableEnded)) return handOn(chunk, encoding);
    if (before <= maxLength) past();
    if (chunk === null) request.destroy(tooLong());
    return true;
  };
}

/** Ignores further writes to a response that has been sent. */
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

/** Aborts an arriving body: discards the handler's response and the rest of the body. `writeRefusal` must not end the response. */
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
 * Refuses an overlong body: before reading it if its length is stated, otherwise once it exceeds the limit. `writeRefusal` writes the
 * response (413, `Connection: close`) without ending it. Keeps reading for a while, because a client cut off while sending does not see
 * the response. Returns whether the request may continue.
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
  // A request whose handler stopped reading no longer has its socket.
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
