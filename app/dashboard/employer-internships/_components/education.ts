import type { Applicant } from '@/lib/applications/board/with-people';

/** "Bachelor of Commerce, Maseno University", or the part that is known; otherwise empty. */
export const educationOf = (career: Applicant['career']): string =>
  [career?.course, career?.school].filter(Boolean).join(', ');
