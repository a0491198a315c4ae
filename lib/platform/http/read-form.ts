import { AppError } from '@/lib/platform/core/errors';
import { readBytes } from './read-bytes';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

export const isForm = (request: Request): boolean => FORM.test(request.headers.get('content-type') ?? '');

/** The form as JavaScript would read it. Browsers send line breaks as CR LF. */
function withLines(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  return form;
}

/** Reads a form that a browser sent. Throws 413 above 256 KiB, 400 for an invalid form. */
export async function readBrowserForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const sent = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new AppError('malformed', 'The request is not a valid form.');
  });
  return withLines(sent);
}

/** The text fields of a form, without files. If a name repeats, the last value counts. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

export const readForm = async (request: Request): Promise<Record<string, string>> =>
  textsOf(await readBrowserForm(request));
