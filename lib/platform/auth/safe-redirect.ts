/** A placeholder origin to resolve the path against. */
const NOWHERE = 'https://nowhere.invalid';

/** The percent-decoded path; a backslash, which is refused, if decoding fails. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\\';
  }
}

const startsWell = (path: string): boolean => /^\/(?![/\\])/.test(path);
const hasTricks = (path: string): boolean => /[\\\p{Cc}\p{Cf}]/u.test(path);

/** Accepts redirects to paths of this site only. Returns the path with its query, or `fallback`. */
export function safePath(value: unknown, fallback = '/dashboard'): string {
  if (typeof value !== 'string' || value.length > 2048) return fallback;
  const asRead = decoded(value.split(/[?#]/)[0] ?? '');
  if (![value, asRead].every((path) => startsWell(path) && !hasTricks(path))) return fallback;
  const { pathname, search, hash } = new URL(value, NOWHERE);
  const path = pathname + search + hash;
  return startsWell(path) ? path : fallback;
}
