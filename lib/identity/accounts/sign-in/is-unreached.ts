/** Node's error codes for a server that cannot be reached. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** openid-client's codes for a server that times out or answers with a server error. */
const WORDS = [/^outgoing request timed out/, /^expected 200 OK, got: 5\d\d/];

/** Whether a sign-in failed because the provider could not be reached. */
export function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  return (typeof code === 'string' && CODES.has(code)) || WORDS.some((words) => words.test(message));
}
