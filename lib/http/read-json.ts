import { AppError } from '@/lib/errors';

/** Bytes; the longest listing anybody wrote is a tenth of it. */
const LONGEST_BODY = 256 * 1024;

async function readText(request: Request): Promise<string> {
  const tooLong = new AppError('tooLarge', 'That is more than we can take. Please shorten it.');
  if (Number(request.headers.get('content-length') ?? 0) > LONGEST_BODY) throw tooLong;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > LONGEST_BODY) throw tooLong;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Reads a JSON body; throws 413 past 256 KiB, 415 for another type, 400 for what is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupportedType', 'Send the request as JSON (Content-Type: application/json).');
  }
  const text = await readText(request);
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformed', 'The request is not valid JSON.');
  }
}
