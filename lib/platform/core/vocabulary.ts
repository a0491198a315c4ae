import { ROLES, type Role } from '@/models/vocabulary';

export {
  ALERT_INTERVALS,
  APPLICATION_STATUSES,
  COUNTIES,
  DATA_REQUEST_KINDS,
  DATA_REQUEST_STATES,
  EMPLOYER_KINDS,
  EVIDENCE_KINDS,
  INDUSTRY_IDS,
  KINDS,
  OWN_OUTCOMES,
  REPORT_REASONS,
  REPORT_STATES,
  ROLES,
  STIPEND_KINDS,
  CONSENT_STATES,
  SUBMISSION_STATUSES,
  type AlertInterval,
  type ApplicationStatus,
  type ConsentState,
  type County,
  type DataRequestKind,
  type DataRequestState,
  type EmployerKind,
  type EvidenceKind,
  type FilePurpose,
  type Kind,
  type OwnOutcome,
  type ReportReason,
  type ReportState,
  type Role,
  type StipendKind,
  type SubmissionStatus,
} from '@/models/vocabulary';

/** Whether this is one of the four roles. */
export const isRole = (value: string): value is Role => (ROLES as readonly string[]).includes(value);
