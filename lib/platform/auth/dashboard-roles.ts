import { ROLES, type Role } from '@/lib/platform/core/vocabulary';
import { PERMISSIONS } from './permissions';

/** Pages restricted to some roles, longest path first. */
const RESTRICTED: readonly [path: string, roles: readonly Role[]][] = [
  ['/dashboard/users', PERMISSIONS['user:read']],
  ['/dashboard/internship-submissions', PERMISSIONS['submission:read']],
  ['/dashboard/search-words', PERMISSIONS['synonym:read']],
  ['/dashboard/page-views', PERMISSIONS['page-view:read']],
  ['/dashboard/site', PERMISSIONS['site:read']],
  ['/dashboard/audit', PERMISSIONS['audit:read']],
  ['/dashboard/register', PERMISSIONS['register:read']],
  ['/dashboard/import', PERMISSIONS['internship:import']],
  ['/dashboard/requests', PERMISSIONS['data-request:read']],
  ['/dashboard/reports', PERMISSIONS['report:read']],
  ['/dashboard/internships', PERMISSIONS['internship:read-all']],
  ['/dashboard/my-internships', ['recent graduate']],
  ['/dashboard/saved', ['recent graduate']],
  ['/dashboard/alerts', ['recent graduate']],
  ['/dashboard/career', ['recent graduate']],
  ['/dashboard/employer-internships', PERMISSIONS['internship:read-own']],
  ['/dashboard/employers', PERMISSIONS['employer:review']],
  ['/dashboard/employer', PERMISSIONS['employer:read-own']],
  ['/verify-domain', PERMISSIONS['employer:update-own']],
];

export function rolesFor(path: string): readonly Role[] {
  const entry = RESTRICTED.find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`));
  return entry ? entry[1] : ROLES;
}
