import { AppError } from '@/lib/platform/core/errors';
import { readBytes } from './read-bytes';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a browser sent this request from a form without script. */
export const isForm = (request: Request): boolean => FORM.test(request.headers.get('content-type') ?? '');

/** Reads the texts of a form, without files. Throws 413 above 256 KiB, 400 if it is not a form. */
export async function readForm(request: Request): Promise<Record<string, string>> {
  const bytes = await readBytes(request);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const form = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new AppError('malformed', 'The request is not a valid form.');
  });
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return Object.fromEntries(texts);
}
