/** A placeholder origin for resolving the path. */
const NOWHERE = 'https://nowhere.invalid';

/** The percent-decoded path, or a backslash (which is rejected) if decoding fails. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\\';
  }
}

const startsWell = (path: string): boolean => /^\/(?![/\\])/.test(path);
const hasTricks = (path: string): boolean => /[\\\p{Cc}\p{Cf}]/u.test(path);

/** Accepts only redirects to paths on this site. Returns the path with its query, or `fallback`. */
export function safePath(value: unknown, fallback = '/dashboard'): string {
  if (typeof value !== 'string' || value.length > 2048) return fallback;
  const asRead = decoded(value.split(/[?#]/)[0] ?? '');
  if (![value, asRead].every((path) => startsWell(path) && !hasTricks(path))) return fallback;
  const { pathname, search, hash } = new URL(value, NOWHERE);
  const path = pathname + search + hash;
  return startsWell(path) ? path : fallback;
}
