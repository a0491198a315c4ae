/** The actions of the audit log; `signed in` is a sign-in with an account of another service. No database here: the browser may import them. */
export const AUDIT_ACTIONS = [
  'user created',
  'user updated',
  'user activated',
  'user deactivated',
  'user deleted',
  'name corrected',
  'sign-in linked',
  'sign-in unlinked',
  'signed in',
  'internship created',
  'internship updated',
  'internship deleted',
  'internships imported',
  'submission approved',
  'submission rejected',
  'reports upheld',
  'reports dismissed',
  'employer asked',
  'internship recalled',
  'evidence downloaded',
  'employer verified',
  'employer refused',
  'employer revoked',
  'employer renamed',
  'employer document downloaded',
  'applicants downloaded',
  'synonym added',
  'synonym removed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_KINDS = ['user', 'internship', 'submission', 'import', 'synonym', 'employer'] as const;
export type AuditKind = (typeof AUDIT_KINDS)[number];
