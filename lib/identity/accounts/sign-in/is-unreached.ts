/** Node's error codes for an unreachable server. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
]);

/** openid-client's messages for a timeout or a server error. */
const WORDS = [/^outgoing request timed out/, /^expected 200 OK, got: 5\d\d/];

export function isUnreached(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, message } = error as Error & { code?: unknown };
  return (typeof code === 'string' && CODES.has(code)) || WORDS.some((words) => words.test(message));
}
