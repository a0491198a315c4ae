import { UNANSWERED_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';

/** Who makes a step: the employer, the applicant, or the service when the time is over. */
export type StepBy = 'employer' | 'applicant' | 'service';

/** For each step the statuses it may follow, by who makes it. No other step exists. */
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

/** The statuses from which somebody may move an application to `to`; none if they never may. */
export const statusesBefore = (by: StepBy, to: ApplicationStatus): readonly ApplicationStatus[] =>
  STEPS[by][to] ?? [];

/** The statuses to which somebody may move an application. */
export const nextStatuses = (by: StepBy, from: ApplicationStatus): ApplicationStatus[] =>
  (Object.keys(STEPS[by]) as ApplicationStatus[]).filter((to) => statusesBefore(by, to).includes(from));

/** Whether an application in this status has its answer: nothing more is promised of it. */
export const isFinal = (status: ApplicationStatus): boolean =>
  !(UNANSWERED_STATUSES as readonly ApplicationStatus[]).includes(status);

/** Statuses in which the employer’s page is still of use to an applicant. */
export const GOES_ON: readonly ApplicationStatus[] = [...UNANSWERED_STATUSES, 'offered'];

/** Statuses of an application whose employer, without an account, answers it elsewhere. Others without an account had one that is gone. */
export const ELSEWHERE: readonly ApplicationStatus[] = [...UNANSWERED_STATUSES, 'handled outside'];

/** The reason why an employer cannot move an application. */
export function notAStep(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to) return `This application is already: ${from}. Nothing has changed, and no mail was sent.`;
  return isFinal(from)
    ? `This application has ended: ${from}. It cannot be moved again.`
    : `This application cannot go from ${from} to ${to}.`;
}

/** The reason why an applicant cannot withdraw an application. */
export const notWithdrawn = (from: ApplicationStatus): string =>
  from === 'withdrawn'
    ? 'You have withdrawn this application already.'
    : `This application has ended: ${from}. There is nothing left to withdraw.`;
