import { AppError } from '@/lib/platform/core/errors';
import { readBytes } from './read-bytes';

/** Reads a JSON body; throws 413 past 256 KiB, 415 for another type, 400 for what is not JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type)) {
    throw new AppError('unsupportedType', 'Send the request as JSON (Content-Type: application/json).');
  }
  const text = new TextDecoder().decode(await readBytes(request));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformed', 'The request is not valid JSON.');
  }
}
