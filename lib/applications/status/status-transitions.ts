import { UNANSWERED_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';

/** `service`: the timeout. */
export type StepBy = 'employer' | 'applicant' | 'service';

/** The only allowed transitions: by maker and target status, the statuses it may follow. */
const STEPS: Readonly<Record<StepBy, Partial<Record<ApplicationStatus, readonly ApplicationStatus[]>>>> = {
  employer: {
    viewed: ['applied'],
    shortlisted: ['applied', 'viewed'],
    interview: UNANSWERED_STATUSES,
    offered: UNANSWERED_STATUSES,
    'not selected': UNANSWERED_STATUSES,
  },
  applicant: { withdrawn: [...UNANSWERED_STATUSES, 'offered'] },
  service: { 'no answer': UNANSWERED_STATUSES, 'handled outside': UNANSWERED_STATUSES },
};

export const statusesBefore = (by: StepBy, to: ApplicationStatus): readonly ApplicationStatus[] =>
  STEPS[by][to] ?? [];

export const nextStatuses = (by: StepBy, from: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(STEPS[by]) as ApplicationStatus[]).filter((to) => statusesBefore(by, to).includes(from));

export const isFinal = (status: ApplicationStatus): boolean =>
  !(UNANSWERED_STATUSES as readonly ApplicationStatus[]).includes(status);

/** Statuses in which the employer’s page is still useful to an applicant. */
export const GOES_ON: readonly ApplicationStatus[] = [...UNANSWERED_STATUSES, 'offered'];

/** Statuses of applications to employers that never had an account. Other statuses without one: it was deleted. */
export const ELSEWHERE: readonly ApplicationStatus[] = [...UNANSWERED_STATUSES, 'handled outside'];

export function notAStep(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to) return `This application is already: ${from}. Nothing has changed, and no mail was sent.`;
  return isFinal(from)
    ? `This application has ended: ${from}. It cannot be moved again.`
    : `This application cannot go from ${from} to ${to}.`;
}

export const notWithdrawn = (from: ApplicationStatus): string =>
  from === 'withdrawn'
    ? 'You have withdrawn this application already.'
    : `This application has ended: ${from}. There is nothing left to withdraw.`;
