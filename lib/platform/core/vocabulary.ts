import { ROLES, type Role } from '@/models/vocabulary';

export {
  ALERT_INTERVALS,
  APPLICATION_STATUSES,
  COUNTIES,
  EMPLOYER_KINDS,
  EVIDENCE_KINDS,
  INDUSTRY_IDS,
  KINDS,
  REPORT_REASONS,
  REPORT_STATES,
  ROLES,
  STIPEND_KINDS,
  SUBMISSION_STATUSES,
  type AlertInterval,
  type ApplicationStatus,
  type County,
  type EmployerKind,
  type EvidenceKind,
  type FilePurpose,
  type Kind,
  type ReportReason,
  type ReportState,
  type Role,
  type StipendKind,
  type SubmissionStatus,
} from '@/models/vocabulary';

/** Whether this is one of the four roles. */
export const isRole = (value: string): value is Role => (ROLES as readonly string[]).includes(value);
