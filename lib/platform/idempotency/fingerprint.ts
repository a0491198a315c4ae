import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/platform/core/errors';
import { secretKey } from '@/lib/platform/env/secret-key';

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with sorted keys. Throws 400 for thousands of levels: JavaScript parses JSON of any depth, but does not write it. */
export function canonicalJson(value: unknown): string {
  try {
    return JSON.stringify(value ?? null, inOrder);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('malformed', 'The request has too many levels of lists and objects.');
  }
}

/**
 * An HMAC of texts with the secret of the service, 43 characters. Without the secret, a copy of the database does not let anybody
 * guess the password in a body.
 */
export const keyedHash = (...parts: readonly string[]): string =>
  createHmac('sha256', secretKey()).update(JSON.stringify(parts)).digest('base64url');
