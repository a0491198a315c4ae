import { AppError } from '@/lib/platform/core/errors';

/** Bytes; the longest listing anybody wrote is a tenth of it. */
const MAX_BODY_LENGTH = 256 * 1024;

export const TOO_LONG = 'That is more than we can take. Please shorten it.';

/** Reads the body of a request that holds no file; throws 413 past 256 KiB. */
export async function readBytes(request: Request): Promise<Buffer> {
  const tooLong = new AppError('tooLarge', TOO_LONG);
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_LENGTH) throw tooLong;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > MAX_BODY_LENGTH) throw tooLong;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
