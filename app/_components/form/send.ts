/** What came back of a call: the body where it went well, the words to show where it did not. */
export type Sent<Body> =
  | { ok: true; status: number; body: Body }
  /** `status` is 0 when no answer came. */
  | { ok: false; status: number; message: string; errors: Record<string, string> };

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Shown when the answer carries no message. */
  fallback?: string;
}

export const NO_ANSWER = 'Something went wrong. Please try again later.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readErrors(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  if (text === '') return null;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

/** Calls /api/… of this site with the session cookie. Never throws. */
export async function send<Body = unknown>(path: string, options: SendOptions = {}): Promise<Sent<Body>> {
  const { method = 'POST', json, form, fallback = NO_ANSWER } = options;
  try {
    const response = await fetch(path, {
      method,
      headers: json === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    const body = await readBody(response);
    if (response.ok) return { ok: true, status: response.status, body: body as Body };
    const answer = isRecord(body) ? body : {};
    const message = typeof answer.message === 'string' ? answer.message : fallback;
    return { ok: false, status: response.status, message, errors: readErrors(answer.errors) };
  } catch {
    return { ok: false, status: 0, message: NO_ANSWER, errors: {} };
  }
}
