import { AppError } from '@/lib/platform/core/errors';
import { readBytes } from './read-bytes';

/** JSON exchanged between systems is UTF-8 (RFC 8259, 8.1). */
const OTHER_CHARSET = /;\s*charset=(?!"?utf-?8\b)/i;

/** Reads a JSON body. Throws 413 above `max` bytes (default: 256 KiB), 415 for another content type or charset, 400 for invalid JSON. */
export async function readJson(request: Request, max?: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\b/i.test(type) || OTHER_CHARSET.test(type)) {
    throw new AppError('unsupportedType', 'Send the request as JSON (Content-Type: application/json).');
  }
  const text = new TextDecoder().decode(await readBytes(request, max));
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new AppError('malformed', 'The request is not valid JSON.');
  }
}
