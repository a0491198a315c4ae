import { AppError } from '@/lib/platform/core/errors';
import { readBytes } from './read-bytes';

const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i;

/** Whether a browser sent this request from a form without script. */
export const isForm = (request: Request): boolean => FORM.test(request.headers.get('content-type') ?? '');

/** The form as script would read it: browsers send the lines of a text with CR and LF. */
function withLines(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent)
    form.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  return form;
}

/** Reads a form that a browser sent. Throws 413 above 256 KiB, 400 if it is not a form. */
export async function readBrowserForm(request: Request): Promise<FormData> {
  const bytes = await readBytes(request);
  const headers = { 'Content-Type': request.headers.get('content-type') ?? '' };
  const sent = await new Response(new Uint8Array(bytes), { headers }).formData().catch(() => {
    throw new AppError('malformed', 'The request is not a valid form.');
  });
  return withLines(sent);
}

/** The texts of a form, without files; of a name that comes several times, the last. */
export const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));

/** Reads the texts of a form. Throws as `readBrowserForm`. */
export const readForm = async (request: Request): Promise<Record<string, string>> =>
  textsOf(await readBrowserForm(request));
