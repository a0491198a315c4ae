import type { InternshipRecord } from '@/models/internship';

/** What a listing with another deadline begins anew: the reminders of its employer, and the answers. */
export const NEW_ROUND = {
  roundEndedAt: null,
  nudges: 0,
  closingTold: null,
} satisfies Partial<InternshipRecord>;
