import type { Call } from './call-with-progress';
import { leavesAfter } from './session-end';

/** What came back of a call: the body where it went well, the words to show where it did not. */
export type Sent<Body> =
  | { ok: true; status: number; body: Body }
  /** `status` is 0 when no answer came; `leaving` when the browser is on its way to the login page. */
  | { ok: false; status: number; message: string; errors: Record<string, string>; leaving: boolean };

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Shown when the answer carries no message. */
  fallback?: string;
  /** Shown when no answer came. */
  noAnswer?: string;
  /** What makes the call; `fetch` unless another is given. */
  call?: Call;
  /** Where the login leads back to when the session no longer counts; without it, to this page. */
  wayBack?: string;
}

const NO_ANSWER = 'Something went wrong. Please try again later.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function readErrors(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** Calls /api/… of this site with the session cookie; leaves the page when the session no longer counts. Never throws. */
export async function send<Body = unknown>(path: string, options: SendOptions = {}): Promise<Sent<Body>> {
  const { method = 'POST', json, form, fallback = NO_ANSWER, noAnswer = NO_ANSWER, wayBack } = options;
  const { call = fetch } = options;
  try {
    const response = await call(path, {
      method,
      headers: json === undefined ? undefined : { 'Content-Type': 'application/json' },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, status: response.status, body: body as Body };
    const answer = isRecord(body) ? body : {};
    const message = typeof answer.message === 'string' ? answer.message : fallback;
    const leaving = leavesAfter(response, wayBack);
    return { ok: false, status: response.status, message, errors: readErrors(answer.errors), leaving };
  } catch {
    return { ok: false, status: 0, message: noAnswer, errors: {}, leaving: false };
  }
}
