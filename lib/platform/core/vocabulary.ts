import { REGISTERED_ROLES, ROLES, type Role } from '@/models/vocabulary';

export {
  ALERT_INTERVALS,
  APPLICATION_STATUSES,
  COUNTIES,
  CREATED_ROLES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  EMPLOYER_KINDS,
  EVIDENCE_KINDS,
  INDUSTRY_IDS,
  KINDS,
  OWN_OUTCOMES,
  PAGE_VIEW_KINDS,
  REGISTERED_ROLES,
  REPORT_REASONS,
  REPORT_STATES,
  ROLES,
  STIPEND_KINDS,
  CONSENT_STATES,
  SUBMISSION_STATUSES,
  UNANSWERED_STATUSES,
  type AlertInterval,
  type ApplicationStatus,
  type ConsentState,
  type County,
  type DataRequestKind,
  type EvidenceKind,
  type FilePurpose,
  type Kind,
  type OwnOutcome,
  type PageViewKind,
  type ReportReason,
  type ReportState,
  type Role,
  type StipendKind,
  type SubmissionStatus,
} from '@/models/vocabulary';

export const isRole = (value: string): value is Role => (ROLES as readonly string[]).includes(value);

export const isStaff = (role: Role): boolean => !(REGISTERED_ROLES as readonly Role[]).includes(role);
