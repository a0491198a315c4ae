import { ROLES, type Role } from '@/lib/platform/core/vocabulary';

/** The pages of the dashboard that are not for every role, longest path first where one is inside another. */
const RESTRICTED: readonly [path: string, roles: readonly Role[]][] = [
  ['/dashboard/users', ['administrator']],
  ['/dashboard/internship-submissions', ['administrator']],
  ['/dashboard/audit', ['administrator']],
  ['/dashboard/import', ['administrator']],
  ['/dashboard/internships', ['administrator', 'editor']],
  ['/dashboard/my-internships', ['recent graduate']],
  ['/dashboard/employer-internships', ['employer']],
];

/** The roles that may see this page of the dashboard. */
export function rolesFor(path: string): readonly Role[] {
  const entry = RESTRICTED.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return entry ? entry[1] : ROLES;
}
