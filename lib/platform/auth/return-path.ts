import jwt from 'jsonwebtoken';
import { secretKey } from '@/lib/platform/env/secret-key';
import { safePath } from './safe-redirect';

/** What return paths are signed for, so that no other token is taken for one. */
const AUDIENCE = 'mwanzo-return';

/** Characters; it travels in the link of a mail. The path of a listing has fewer than 150. */
const MAX_PATH = 300;

/** Characters; more than any path of that length takes when signed. */
export const MAX_RETURN_TO = 800;

/** A path of this site from what came in an address; undefined for anything else. */
const ownPath = (value: unknown): string | undefined => {
  const path = safePath(value, '');
  return path === '' || path.length > MAX_PATH ? undefined : path;
};

/**
 * Signs the path to go back to, for a form and the link of a mail. It opens nothing that is closed, so it does not expire.
 * Takes what came in an address; gives undefined where that is no path of this site, or a long one.
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

/** The path that `signReturnPath` signed; undefined for anything else. */
export function readReturnPath(signed: unknown): string | undefined {
  if (typeof signed !== 'string' || signed.length > MAX_RETURN_TO) return undefined;
  try {
    const { sub } = jwt.verify(signed, secretKey(), { algorithms: ['HS256'], audience: AUDIENCE });
    return ownPath(sub);
  } catch {
    return undefined;
  }
}

/** `path` with the signed return path in its query, where that is one of ours. */
export const withReturnPath = (path: string, signed: unknown): string => {
  if (readReturnPath(signed) === undefined) return path;
  const joint = path.includes('?') ? '&' : '?';
  return `${path}${joint}to=${String(signed)}`;
};
