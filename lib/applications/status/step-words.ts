import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

const NEXT: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'Finish the application where the employer takes applications, if you have not done so.',
  viewed: 'The employer has opened your application. Wait for their answer.',
  shortlisted: 'Wait for the employer, who invites some of the shortlisted applicants to an interview.',
  interview: 'Tell the employer that you will come, and prepare for the interview.',
  offered: 'Tell the employer whether you accept, and ask for the offer in writing.',
  'not selected': 'Look for other internships.',
  'no answer': 'Look for other internships.',
  'handled outside': 'Ask the employer what became of your application.',
  withdrawn: 'Look for other internships.',
};

export const LISTING_CLOSED = 'The listing has closed. Wait for the employer’s answer.';
export const LISTING_REMOVED = 'The listing was removed. If nobody answers, the application ends here.';
export const AFTER_INTERVIEW = 'The time of the interview has passed. Wait for the employer’s answer.';

const AGAIN: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'You have already applied to this internship.',
  viewed: 'You have already applied to this internship.',
  shortlisted: 'You have already applied to this internship, and are on the shortlist.',
  interview: 'You have already applied to this internship, and are invited to an interview.',
  offered: 'You have already applied to this internship, and have an offer.',
  'not selected': 'You applied to this internship and were not selected. You cannot apply again.',
  'no answer':
    'You applied to this internship, and your application ended without an answer. You cannot apply again.',
  'handled outside':
    'You applied to this internship, and your application was closed here. You cannot apply again.',
  withdrawn: 'You have withdrawn your application to this internship. You cannot apply again.',
};

/** The answer to a second application. */
export const appliedBefore = (status: ApplicationStatus): string => AGAIN[status];

export const nextStepOf = (status: ApplicationStatus): string => NEXT[status];
