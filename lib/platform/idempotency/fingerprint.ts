import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/platform/core/errors';
import { secretKey } from '@/lib/platform/env/secret-key';

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

/** An HMAC with the service's secret, so that a copy of the database is not enough to guess the password in a body. */
export const keyedHash = (...parts: readonly string[]): string =>
  createHmac('sha256', secretKey()).update(JSON.stringify(parts)).digest('base64url');
