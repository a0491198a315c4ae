import type { ApplicantSort } from './applicant-sorts';

/** The database's order for each sort. The model appends `_id` as tie-breaker, in the direction of the last field. */
export const APPLICANT_ORDERS: Record<ApplicantSort, Record<string, 1 | -1>> = {
  newest: { appliedAt: -1 },
  oldest: { appliedAt: 1 },
  name: { nameKey: 1, appliedAt: -1 },
};
