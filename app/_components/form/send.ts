import { KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';
import { BrokenOff, type Call } from './call-with-progress';
import { INTERRUPTED, OFFLINE } from './offline-words';
import { leavesAfter } from './session-end';

export type Sent<Body> = { ok: true; status: number; body: Body } | Failed;

interface Failed {
  ok: false;
  /** 0 without a response. */
  status: number;
  message: string;
  errors: Record<string, string>;
  /** The next step, unless the message names it. */
  advice?: string;
  /** The browser is leaving for the login page. */
  leaving: boolean;
}

export interface SendOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  json?: unknown;
  form?: FormData;
  /** The idempotency key: a repeated call with the same key takes effect once. */
  key?: string;
  /** Shown if a failure has no message, or if there was no response. */
  fallback?: string;
  /** Shown instead of `fallback` if there was no response. */
  noAnswer?: string;
  call?: Call;
  /** Where to return after login if the session has ended. Default: this page. */
  wayBack?: string;
}

const FAILED = 'Something went wrong. Please try again later.';

/** The body of an error response from the service; a proxy may send something else. */
interface Failure {
  message?: unknown;
  advice?: string;
  errors?: Record<string, string> | null;
}

const UNREACHABLE = 'Our server is not responding. Check your connection and try again.';

/** Reports a missing response: the upload was interrupted, the browser is offline, or the server is unreachable. */
export function unanswered({ fallback, noAnswer = fallback }: SendOptions, error: unknown): Failed {
  const isInterrupted = error instanceof BrokenOff;
  const advice = isInterrupted ? INTERRUPTED : navigator.onLine ? UNREACHABLE : OFFLINE;
  const message = noAnswer ?? advice;
  return { ok: false, status: 0, message, errors: {}, ...(noAnswer && { advice }), leaving: false };
}

/** Reads the error in an unsuccessful response; leaves the page if the session has ended. */
export async function refused(
  response: Response,
  { fallback = FAILED, wayBack }: Pick<SendOptions, 'fallback' | 'wayBack'>,
): Promise<Failed> {
  const body: unknown = await response.json().catch(() => null);
  const { message, errors, advice } = (body ?? {}) as Failure;
  return {
    ok: false,
    status: response.status,
    message: typeof message === 'string' ? message : fallback,
    errors: errors ?? {},
    ...(advice !== undefined && { advice }),
    leaving: leavesAfter(response, wayBack),
  };
}

/** The only success status that the service sends without JSON. */
const NO_CONTENT = 204;

/** Calls an API path of this site with the session cookie; leaves the page if the session has ended. Never throws. */
export async function send<Body = unknown>(path: string, options: SendOptions = {}): Promise<Sent<Body>> {
  const { method = 'POST', json, form, key, call = fetch } = options;
  try {
    const response = await call(path, {
      method,
      headers: {
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...(key !== undefined && { [KEY_HEADER]: key }),
      },
      body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
    });
    if (!response.ok) return await refused(response, options);
    const body: unknown = await response.json().catch(() => null);
    const isOurs = response.status === NO_CONTENT || (typeof body === 'object' && body !== null);
    if (!isOurs) throw new TypeError('the response is truncated or not from this service');
    return { ok: true, status: response.status, body: body as Body };
  } catch (error) {
    return unanswered(options, error);
  }
}
