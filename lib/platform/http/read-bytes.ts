import { AppError } from '@/lib/platform/core/errors';

/** Ten times the size of the longest listing so far. */
const MAX_BODY_LENGTH = 256 * 1024;

export const TOO_LONG = 'That is more than we can take. Please shorten it.';

/** Reads the body of a request without files. Throws 413 above `max` bytes (default: 256 KiB). */
export async function readBytes(request: Request, max = MAX_BODY_LENGTH): Promise<Buffer> {
  const tooLong = new AppError('tooLarge', TOO_LONG);
  if (Number(request.headers.get('content-length') ?? 0) > max) throw tooLong;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > max) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
