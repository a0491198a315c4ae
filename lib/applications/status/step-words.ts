import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

const NEXT: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'If you haven’t yet, finish your application where the employer takes applications.',
  viewed: 'The employer has opened your application. Wait for their answer.',
  shortlisted: 'You’re shortlisted; some will be interviewed.',
  interview: 'Prepare for the interview. The employer will tell you when and where.',
  offered: 'Tell the employer whether you accept, and ask for the offer in writing.',
  'not selected': 'Look for other internships.',
  'no answer': 'Look for other internships.',
  'handled outside': 'Ask the employer about your application.',
  withdrawn: 'Look for other internships.',
};

/** The messages of a closed listing, by reason. The employer did not write them, so the e-mail does not quote them. */
export const CLOSING_MESSAGES = {
  filled: 'The position has been filled.',
  cancelled: 'The internship has been cancelled.',
} as const;

export const LISTING_CLOSED = 'Applications have closed. Wait for the employer’s answer.';
export const LISTING_REMOVED = 'This internship was removed. If no one answers, your application ends here.';
export const ANSWER_INTERVIEW = 'Tell the employer whether you’ll come, and prepare for the interview.';
export const PREPARE_INTERVIEW = 'Prepare for the interview. You’ve told the employer that you’ll come.';
export const INTERVIEW_DECLINED =
  'You’ve told the employer that you can’t come. Wait for another time, or for their answer.';
export const AFTER_INTERVIEW = 'The interview time has passed. Wait for the employer’s answer.';

const AGAIN: Readonly<Record<ApplicationStatus, string>> = {
  applied: 'You’ve already applied to this internship.',
  viewed: 'You’ve already applied to this internship.',
  shortlisted: 'You’ve already applied to this internship, and you’re shortlisted.',
  interview: 'You’ve already applied to this internship, and you’re invited to an interview.',
  offered: 'You’ve already applied to this internship, and you have an offer.',
  'not selected': 'You applied to this internship and weren’t selected. You can’t apply again.',
  'no answer': 'Your application to this internship ended without an answer. You can’t apply again.',
  'handled outside': 'Your application to this internship was closed here. You can’t apply again.',
  withdrawn: 'You’ve withdrawn your application to this internship. You can’t apply again.',
};

/** The reply to a second application. */
export const appliedBefore = (status: ApplicationStatus): string => AGAIN[status];

export const nextStepOf = (status: ApplicationStatus): string => NEXT[status];
