import type { ApplicationStatus } from '@/lib/platform/core/vocabulary';

/** What an applicant does next, by where the application stands. */
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

/** The sentence that tells an applicant what comes next. */
export const nextStepOf = (status: ApplicationStatus): string => NEXT[status];
