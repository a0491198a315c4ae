import { createHmac } from 'node:crypto';
import { AppError } from '@/lib/platform/core/errors';
import { secretKey } from '@/lib/platform/env/secret-key';

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** JSON with the fields of every object in the order of their names. Throws 400 for thousands of levels: JSON is read to any depth, but not written. */
export function canonicalJson(value: unknown): string {
  try {
    return JSON.stringify(value ?? null, inOrder);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('malformed', 'The request has too many levels of lists and objects.');
  }
}

/**
 * A hash of texts, 43 characters. It is made with the secret of the service, so that nobody who reads the database can try which
 * password a hash was made of.
 */
export const keyedHash = (...parts: readonly string[]): string =>
  createHmac('sha256', secretKey()).update(JSON.stringify(parts)).digest('base64url');
