/** The origin a path is tried against: nobody's. */
const NOWHERE = 'https://nowhere.invalid';

/** What the path says once its percent signs are read; a backslash, which is refused, where they make no sense. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '\\';
  }
}

const startsWell = (path: string): boolean => /^\/(?![/\\])/.test(path);
const hasTricks = (path: string): boolean => /[\\\p{Cc}\p{Cf}]/u.test(path);

/**
 * Makes sure that a way back leads to a path of this site.
 * Takes what came in an address; gives the path with its query, or `fallback` for anything else.
 */
export function safePath(value: unknown, fallback = '/dashboard'): string {
  if (typeof value !== 'string' || value.length > 2048) return fallback;
  const asRead = decoded(value.split(/[?#]/)[0] ?? '');
  if (![value, asRead].every((path) => startsWell(path) && !hasTricks(path))) return fallback;
  const { pathname, search, hash } = new URL(value, NOWHERE);
  const path = pathname + search + hash;
  return startsWell(path) ? path : fallback;
}
