import { AppError } from '@/lib/platform/core/errors';
import { KEY_HEADER } from '@/lib/platform/core/idempotency-key-names';

/** A UUID is the usual choice. */
export const KEY_PATTERN = /^[\w.:~+/=-]{8,128}$/;

const WRONG = `The ${KEY_HEADER} must be 8 to 128 letters, digits or any of . : ~ + / = _ -, such as a UUID.`;

/** Reads the key from a header or a form, plain or quoted as in the draft standard. Throws 400 for an invalid one. */
export function readKey(value: unknown): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const key = typeof value === 'string' ? value.replace(/^"(.*)"$/, '$1') : '';
  if (!KEY_PATTERN.test(key)) throw new AppError('malformed', WRONG);
  return key;
}
