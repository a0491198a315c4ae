import { UNANSWERED_STATUSES, type ApplicationStatus } from '@/lib/platform/core/vocabulary';

/** `service`: the day-15 timeout. */
export type StepBy = 'employer' | 'applicant' | 'service';

/** The only allowed transitions. For each actor and target status: the statuses it may follow. */
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

/** Statuses of applications to employers that never had an account. With any other status, the account was deleted. */
export const ELSEWHERE: readonly ApplicationStatus[] = [...UNANSWERED_STATUSES, 'handled outside'];

/** For use in sentences. */
export const statusName = (status: ApplicationStatus): string =>
  status === 'handled outside' ? 'answered directly' : status;

export function notAStep(from: ApplicationStatus, to: ApplicationStatus): string {
  if (from === to)
    return `The status is already “${statusName(from)}”. Nothing changed, and we sent no e-mail.`;
  return isFinal(from)
    ? `This application has ended: ${statusName(from)}. You can’t change it any more.`
    : `An application can’t go from “${from}” to “${to}”.`;
}

export const notWithdrawn = (from: ApplicationStatus): string =>
  from === 'withdrawn'
    ? 'You’ve already withdrawn this application.'
    : `This application has ended: ${statusName(from)}. There’s nothing left to withdraw.`;
