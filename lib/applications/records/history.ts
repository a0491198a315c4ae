import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';
import { answeredMoment, type AnsweredMoment } from '@/lib/platform/format/stored-moment';
import type { ApplicationRecord } from '@/models/application';

export interface HistoryStep {
  status: ApplicationStatus;
  at: AnsweredMoment;
  message?: string;
}

/** Oldest first. */
export const toHistory = ({ history }: Pick<ApplicationRecord, 'history'>): HistoryStep[] =>
  history.map(({ status, at, message }) => ({ status, at: answeredMoment(at), ...(message && { message }) }));
