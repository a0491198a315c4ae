/** Pages that only show and filter. Others hold forms or are cached for offline use: docs/decisions/in-place.md. */
const LISTS: ReadonlySet<string> = new Set([
  '/dashboard',
  '/dashboard/users',
  '/dashboard/internships',
  '/dashboard/internship-submissions',
  '/dashboard/employers',
  '/dashboard/reports',
  '/dashboard/requests',
  '/dashboard/employer-internships',
  '/dashboard/employer-internships/submissions',
  '/dashboard/search-words',
  '/dashboard/page-views',
  '/dashboard/audit',
  '/dashboard/register',
]);

/** In milliseconds. Limits the age of the page's frame: the menu, its counts, the build. */
const MAX_AGE_MS = 5 * 60_000;

/** Whether the client router may open `to` from `here`. `age` is that of the document, in milliseconds. */
export function isInPlace(here: URL, to: URL, age: number): boolean {
  if (age > MAX_AGE_MS || to.hash !== '' || to.href === here.href) return false;
  return LISTS.has(here.pathname) && LISTS.has(to.pathname);
}
