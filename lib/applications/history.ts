import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import type { ApplicationRecord } from '@/models/application';

/** A step of an application, as applicant and employer see it. */
export interface HistoryStep {
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  at: string;
  /** What the employer wrote with it. */
  message?: string;
}

/** Every step of an application, the first one first. */
export const toHistory = ({ history }: Pick<ApplicationRecord, 'history'>): HistoryStep[] =>
  history.map(({ status, at, message }) => ({ status, at: at.toISOString(), ...(message && { message }) }));
