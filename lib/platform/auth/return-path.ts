import jwt from 'jsonwebtoken';
import { secretKey } from '@/lib/platform/env/secret-key';
import { safePath } from './safe-redirect';

/** Audience of the signature, so that no other token is accepted. */
const AUDIENCE = 'mwanzo-return';

/** Maximum characters; it is part of the link in a mail. The path of a listing has fewer than 150. */
const MAX_PATH = 300;

/** Maximum characters of a signed path. */
export const MAX_RETURN_TO = 800;

/** Validates a path of this site from a query; undefined for anything else. */
const ownPath = (value: unknown): string | undefined => {
  const path = safePath(value, '');
  return path === '' || path.length > MAX_PATH ? undefined : path;
};

/**
 * Signs the path to return to, for a form and the link of a mail. It grants no access, so it does not expire.
 * Takes the path from a query. Gives undefined if it is not a path of this site, or too long.
 */
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

/** Verifies a path that `signReturnPath` signed; undefined for anything else. */
export function readReturnPath(signed: unknown): string | undefined {
  if (typeof signed !== 'string' || signed.length > MAX_RETURN_TO) return undefined;
  try {
    const { sub } = jwt.verify(signed, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return ownPath(sub);
  } catch {
    return undefined;
  }
}

/** `path` with the signed return path in its query, if it is valid. */
export const withReturnPath = (path: string, signed: unknown): string => {
  if (readReturnPath(signed) === undefined) return path;
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}to=${String(signed)}`;
};
