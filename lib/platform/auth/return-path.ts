import { z } from 'zod';
import { safePath } from './safe-redirect';
import { readSigned, signFor } from './signed-token';

const AUDIENCE = 'mwanzo-return';

/** The path becomes part of a link in an e-mail. A listing's path has fewer than 150 characters. */
const MAX_PATH = 300;

export const MAX_RETURN_TO = 800;

const ownPath = (value: unknown): string | undefined => {
  const path = safePath(value, '');
  return path === '' || path.length > MAX_PATH ? undefined : path;
};

/** Signs a return path, which grants no access and never expires. Undefined if it is too long or not on this site. */
export function signReturnPath(value: unknown): string | undefined {
  const path = ownPath(value);
  return path === undefined ? undefined : signFor(AUDIENCE, {}, { subject: path });
}

export const readReturnPath = (signed: unknown): string | undefined =>
  ownPath(readSigned(AUDIENCE, signed, z.object({ sub: z.string() }), MAX_RETURN_TO)?.sub);

/** Adds a valid signed return path to the query of `path`. */
export const withReturnPath = (path: string, signed: unknown): string => {
  if (readReturnPath(signed) === undefined) return path;
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}to=${String(signed)}`;
};
