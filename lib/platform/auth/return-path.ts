import jwt from 'jsonwebtoken';
import { secretKey } from '@/lib/platform/env/secret-key';
import { safePath } from './safe-redirect';

const AUDIENCE = 'mwanzo-return';

/** The path becomes part of a link in an e-mail; that of a listing has fewer than 150 characters. */
const MAX_PATH = 300;

export const MAX_RETURN_TO = 800;

const ownPath = (value: unknown): string | undefined => {
  const path = safePath(value, '');
  return path === '' || path.length > MAX_PATH ? undefined : path;
};

/** Signs a return path. Never expires, because it grants no access. Undefined if it is too long or not a path of this site. */
export function signReturnPath(value: unknown): string | undefined {
  const path = ownPath(value);
  if (path === undefined) return undefined;
  return jwt.sign({}, secretKey(), {
    algorithm: 'HS256',
    audience: AUDIENCE,
    subject: path,
    noTimestamp: true,
  });
}

export function readReturnPath(signed: unknown): string | undefined {
  if (typeof signed !== 'string' || signed.length > MAX_RETURN_TO) return undefined;
  try {
    const { sub } = jwt.verify(signed, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return ownPath(sub);
  } catch {
    return undefined;
  }
}

/** Adds a valid signed return path to the query of `path`. */
export const withReturnPath = (path: string, signed: unknown): string => {
  if (readReturnPath(signed) === undefined) return path;
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}to=${String(signed)}`;
};
