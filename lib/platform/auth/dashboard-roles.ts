import { ROLES, type Role } from '@/lib/platform/core/vocabulary';

/** Dashboard pages restricted to some roles, longest path first. */
const RESTRICTED: readonly [path: string, roles: readonly Role[]][] = [
  ['/dashboard/users', ['administrator']],
  ['/dashboard/internship-submissions', ['administrator']],
  ['/dashboard/search-words', ['administrator']],
  ['/dashboard/page-views', ['administrator']],
  ['/dashboard/site', ['administrator']],
  ['/dashboard/audit', ['administrator']],
  ['/dashboard/register', ['administrator']],
  ['/dashboard/import', ['administrator']],
  ['/dashboard/requests', ['administrator']],
  ['/dashboard/reports', ['administrator', 'editor']],
  ['/dashboard/internships', ['administrator', 'editor']],
  ['/dashboard/my-internships', ['recent graduate']],
  ['/dashboard/saved', ['recent graduate']],
  ['/dashboard/alerts', ['recent graduate']],
  ['/dashboard/career', ['recent graduate']],
  ['/dashboard/employer-internships', ['employer']],
  ['/dashboard/employers', ['administrator']],
  ['/dashboard/employer', ['employer']],
];

export function rolesFor(path: string): readonly Role[] {
  const entry = RESTRICTED.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return entry ? entry[1] : ROLES;
}
