import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const MIB = 1_048_576;

/**
 * Bytes. Calls bound what they read themselves, at 256 KiB for texts and at little more than 2 MB for forms with a file, and say
 * in words of their own what is too long. This is the second net, for whatever does not, and far enough from the first that a
 * photo chosen by mistake is still answered by its form.
 */
export const MAX_BODY_LENGTH = { text: MIB, file: 16 * MIB } as const;

/** Milliseconds for which what is still being sent after the answer is thrown away, so that the sender reads the answer. */
const LINGER_MS = 10_000;

/** Whether a request sends a form with files. */
export const isMultipart = (headers: IncomingHttpHeaders): boolean =>
  /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');

const maxLengthOf = ({ headers }: IncomingMessage): number =>
  isMultipart(headers) ? MAX_BODY_LENGTH.file : MAX_BODY_LENGTH.text;

const tooLong = () => new Error('the body is too long');

/** Ends the connection if the body is still coming by then. */
function cutLater(request: IncomingMessage, socket: Socket, lingerMs: number): void {
  const cut = setTimeout(() => {
    if (request.complete) return;
    request.destroy(tooLong());
    socket.destroy();
  }, lingerMs);
  socket.once('close', () => clearTimeout(cut));
}

/**
 * Counts a body, and hands nothing on past `maxLength` bytes: not even that it has ended, unless the answer was given before, so that
 * nobody takes a part for the whole.
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
    // Whoever read it has broken off; node would stop reading the connection, and never take the next request on it.
    if (request.destroyed) return true;
    const before = size;
    size += chunk?.length ?? 0;
    if (size <= maxLength || (chunk === null && response.writableEnded)) return handOn(chunk, encoding);
    if (before <= maxLength) past();
    if (chunk === null) request.destroy(tooLong());
    return true;
  };
}

/** Makes whoever is at work on this answer write into nothing: it has been given. */
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
 * Lets no body past that is longer than any call takes: one that says so is refused before anything reads it, one that comes in
 * chunks as soon as it is. Takes what writes the whole answer (413, `Connection: close`) without ending it: what is on its way is
 * read to its end, or for a while, since who is cut off while sending would not see the answer. Gives whether the request may be
 * looked at.
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
  // A request that somebody stopped reading no longer knows its socket.
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
  count(request, response, maxLength, () => {
    cutLater(request, socket, lingerMs);
    if (response.headersSent) return;
    writeRefusal();
    close(response);
  });
  return true;
}
