import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

/** A step of an application, as applicant and employer see it. */
export interface HistoryStep {
  status: ApplicationStatus;
  /** ISO 8601, UTC. */
  at: AnsweredMoment;
  /** What the employer wrote with it. */
  message?: string;
}

/** Every step of an application, the first one first. */
export const toHistory = ({ history }: Pick<ApplicationRecord, 'history'>): HistoryStep[] =>
  history.map(({ status, at, message }) => ({ status, at: answeredMoment(at), ...(message && { message }) }));
