import { createHmac, type KeyObject } from 'node:crypto';
import { AppError } from '@/lib/platform/core/errors';

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with sorted keys. Throws 400 for thousands of nested levels, which JavaScript can parse but not stringify. */
export function canonicalJson(value: unknown): string {
  try {
    return JSON.stringify(value ?? null, inOrder);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('malformed', 'The request nests lists and objects too deeply.');
  }
}

/** An HMAC with a secret of the service, so that a copy of the database is not enough to guess the password in a body. */
export const keyedHash = (secret: KeyObject, ...parts: readonly string[]): string =>
  createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
