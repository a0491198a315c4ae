import { expect, test } from 'vitest';
import { ROLES, type Role } from '@/lib/platform/core/vocabulary';
import { rolesFor } from './dashboard-roles';

const TABLE: [path: string, roles: readonly Role[]][] = [
  ['/dashboard', ROLES],
  ['/dashboard/profile', ROLES],
  ['/dashboard/users', ['administrator']],
  ['/dashboard/users/new', ['administrator']],
  ['/dashboard/usersx', ROLES],
  ['/dashboard/internships', ['administrator', 'editor']],
  ['/dashboard/internship-submissions', ['administrator']],
  ['/dashboard/internship-submissions/1', ['administrator']],
  ['/dashboard/search-words', ['administrator']],
  ['/dashboard/page-views', ['administrator']],
  ['/dashboard/site', ['administrator']],
  ['/dashboard/audit', ['administrator']],
  ['/dashboard/reports', ['administrator', 'editor']],
  ['/dashboard/my-internships', ['recent graduate']],
  ['/dashboard/saved', ['recent graduate']],
  ['/dashboard/alerts', ['recent graduate']],
  ['/dashboard/employer-internships', ['employer']],
  ['/dashboard/employer', ['employer']],
  ['/dashboard/employer/join/x', ['employer']],
  ['/verify-domain/x', ['employer']],
  ['/dashboard/employers', ['administrator']],
  ['/dashboard/employers/1', ['administrator']],
  ['/dashboard/employer-internships/0123456789abcdef01234567', ['employer']],
];

test.each(TABLE)('%s', (path, roles) => {
  expect(rolesFor(path)).toEqual(roles);
});
