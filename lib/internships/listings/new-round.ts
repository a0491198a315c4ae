import type { InternshipRecord } from '@/models/internship';

/** The fields that a new deadline resets: the employer's reminders, and the round of answers. */
export const NEW_ROUND = {
  roundEndedAt: null,
  nudges: 0,
  closingTold: null,
} satisfies Partial<InternshipRecord>;
