import type { Role } from '@/lib/platform/core/vocabulary';

const everyone: readonly Role[] = ['administrator', 'editor', 'employer', 'recent graduate'];
const staff: readonly Role[] = ['administrator', 'editor'];

/** Permissions and the roles that have them. Ownership is part of the query that fetches the object. */
export const PERMISSIONS = {
  'dashboard:read': everyone,
  'overview:read': staff,
  'profile:read': everyone,
  'profile:update': everyone,
  'second-factor:read': everyone,
  'second-factor:write': everyone,
  'career:read': everyone,
  'career:write': everyone,
  'alert:read': everyone,
  'alert:write': everyone,
  'saved:read': everyone,
  'saved:write': everyone,
  'resume:upload': everyone,
  'resume:read': everyone,
  'application:create': everyone,
  'application:read-own': everyone,
  'application:read-applicants': ['employer'],
  'application:mark-viewed': ['employer'],
  'application:move': ['employer'],
  'application:note': ['employer'],
  'application:download-applicants': ['employer'],
  'application:withdraw': everyone,
  'resume:download-applicant': ['employer'],
  'internship:read-own': ['employer'],
  'internship:close-own': ['employer'],
  'employer:read-own': ['employer'],
  'employer:update-own': ['employer'],
  'employer:review': ['administrator'],
  'internship:correct-own': ['employer'],
  'internship:read-all': staff,
  'internship:create': staff,
  'internship:update': staff,
  'internship:delete': staff,
  'internship:import': ['administrator'],
  'report:read': staff,
  'report:decide': staff,
  'data-request:read': ['administrator'],
  'data-request:answer': ['administrator'],
  'listing:recall': ['administrator'],
  'listing:check': ['administrator', 'editor', 'employer'],
  'submission:create': ['employer'],
  'submission:read-own': ['employer'],
  'submission:read': ['administrator'],
  'submission:decide': ['administrator'],
  'user:read': ['administrator'],
  'user:create': ['administrator'],
  'user:update': ['administrator'],
  'user:activate': ['administrator'],
  'user:delete': ['administrator'],
  'user:end-sessions': ['administrator'],
  'user:reset-second-factor': ['administrator'],
  'audit:read': ['administrator'],
  'page-view:read': ['administrator'],
  'register:read': ['administrator'],
  'site:read': ['administrator'],
  'site:write': ['administrator'],
  'synonym:read': ['administrator'],
  'synonym:write': ['administrator'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

/** Whether this role has this permission. */
export const may = (role: Role, permission: Permission): boolean =>
  (PERMISSIONS[permission] as readonly Role[]).includes(role);
