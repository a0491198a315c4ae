import { KEY_HEADER } from '@/lib/platform/idempotency/key-names';
import type { Call } from './call-with-progress';
import { leavesAfter } from './session-end';

/** What came back of a call: the body where it went well, the words to show where it did not. */
export type Sent<Body> = { ok: true; status: number; body: Body } | Failed;

interface Failed {
  ok: false;
  /** 0 when no answer came. */
  status: number;
  message: string;
  errors: Record<string, string>;
  /** What to do, where no answer came and the message does not say it. */
  advice?: string;
  /** The browser is on its way to the login page. */
  leaving: boolean;
}

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as multipart/form-data. */
  form?: FormData;
  /** Tells this from every other: sent again with the same key, it is done once. */
  key?: string;
  /** Shown when the answer carries no message, and when no answer came. */
  fallback?: string;
  /** Shown when no answer came, where that has words of its own. */
  noAnswer?: string;
  /** What makes the call; `fetch` unless another is given. */
  call?: Call;
  /** Where the login leads back to when the session no longer counts; without it, to this page. */
  wayBack?: string;
}

const FAILED = 'Something went wrong. Please try again later.';

/** What our calls answer when they fail; a proxy in between may answer anything. */
interface Failure {
  message?: unknown;
  errors?: Record<string, string> | null;
}

/** No answer came: the browser is offline, or the server is out of reach. */
function unanswered({ fallback, noAnswer = fallback }: SendOptions): Failed {
  const advice = navigator.onLine
    ? 'Our server is not responding. Check your connection and try again.'
    : 'You are offline. Nothing is lost: try again when you are connected.';
  const message = noAnswer ?? advice;
  return { ok: false, status: 0, message, errors: {}, ...(noAnswer && { advice }), leaving: false };
}

/** Calls /api/… of this site with the session cookie; leaves the page when the session no longer counts. Never throws. */
export async function send<Body = unknown>(path: string, options: SendOptions = {}): Promise<Sent<Body>> {
  const { method = 'POST', json, form, key, fallback = FAILED, wayBack, call = fetch } = options;
  try {
    const response = await call(path, {
      method,
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { [KEY_HEADER]: key }),
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.ok) return { ok: true, status: response.status, body: body as Body };
    const { message, errors } = (body ?? {}) as Failure;
    return {
      ok: false,
      status: response.status,
      message: typeof message === 'string' ? message : fallback,
      errors: errors ?? {},
      leaving: leavesAfter(response, wayBack),
    };
  } catch {
    return unanswered(options);
  }
}
